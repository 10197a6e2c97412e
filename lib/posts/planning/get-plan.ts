import { startOfDay } from "@/lib/i18n/calendar";
import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { findBrand } from "@/lib/brand/facts/queries";
import { getBalance } from "@/lib/credits/queries";
import { affordable } from "@/lib/credits/rules";
import { shownPhoto } from "@/lib/media/rules";
import { frameTokensOf } from "@/lib/posts/drafting/prompt/compose-prompt";
import { leftOutOf } from "./ideas/left-out";
import { type IdeaRow, type PlanKey, type PlanRow, findPlan } from "./queries";
import { quoteIdea } from "./rules";
import type { Idea, Plan, WeekPlan } from "./types";

/** Maps a row to the idea that the domain returns. @param frameTokens those of the brand's prompt (`frameTokensOf`) */
export function ideaOf(row: IdeaRow, frameTokens: number): Idea {
  const { photo, errorCode, slotAt, line, answer } = row;
  const { cost, reserved } = quoteIdea({ line, answer, mediaId: photo?.id ?? null }, frameTokens);
  return {
    id: row.id,
    position: row.position,
    line,
    photo: photo && shownPhoto(photo),
    question: row.question,
    answer,
    aboutFrom: row.aboutFrom,
    aboutUntil: row.aboutUntil,
    slotAt: slotAt.toISOString(),
    state: row.state,
    code: errorCode,
    postId: row.postId,
    revision: row.revision,
    cost,
    reserve: reserved,
  };
}

/**
 * The actor's plan of the week from a Monday, with what writing its ideas costs; null where there is none.
 * @throws AppError BUSINESS_NOT_FOUND
 */
export async function getPlan(actor: Actor, weekStart: string): Promise<WeekPlan | null> {
  const found = await readPlan(actor, { weekStart });
  return found && { ...found.plan, weekStart };
}

/** A plan of the actor's with what writing its ideas costs, and its row; null where there is none. */
export async function readPlan(actor: Actor, key: PlanKey): Promise<{ plan: Plan; row: PlanRow } | null> {
  const found = await findPlan(actor, key);
  if (!found) return null;
  const [brand, balance] = await Promise.all([findBrand(actor), getBalance(actor)]);
  const frameTokens = frameTokensOf(brand);
  const ideas = found.ideas.map((row) => ideaOf(row, frameTokens));
  const open = ideas.filter(({ state }) => state === "PROPOSED" || state === "FAILED");
  const sum = (of: "cost" | "reserve") => open.reduce((total, idea) => total + idea[of], 0);
  const { id, beginsOn, endsOn, brief, language, timeZone, updatedAt } = found.plan;
  const plan = {
    id,
    beginsOn,
    endsOn,
    timeZone: timeZone ?? "UTC",
    brief,
    language,
    ideas,
    leftOut: leftOutOf(brief, ideas, {
      writtenAt: updatedAt,
      timeZone: timeZone ?? "UTC",
      weekBegins: startOfDay(beginsOn, timeZone ?? "UTC"),
    }),
    cost: sum("cost"),
    reserve: sum("reserve"),
    affordable: affordable(
      balance,
      open.map(({ cost, reserve: reserved }) => ({ cost, reserved })),
    ),
    remainingCreditAmount: balance,
  };
  return { plan, row: found.plan };
}
