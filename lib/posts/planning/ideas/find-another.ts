import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { requireActivePlan } from "@/lib/billing/queries";
import { findBrand } from "@/lib/brand/facts/queries";
import { AppError } from "@/lib/errors";
import { getPhotos } from "@/lib/media/queries";
import { LOCALE_OF_LANGUAGE } from "@/lib/posts/constants";
import { askForIdeas } from "./ask-for-ideas";
import { OTHER_IDEAS_A_DAY, PASSED_OVER } from "../constants";
import { counted } from "../count-planning";
import { getPlanTimes } from "../plan-times";
import { holidaysAround } from "../holidays";
import type { IdeaChange } from "../mutations";
import { timeOf } from "./place-ideas";
import { type IdeaRow, findPlan, listPosted } from "../queries";
import { campaignOf } from "../rules";

/**
 * Has the model give another line for an idea: for its time, or else for the first free posting time of the plan that
 * the new line allows, and with its photo. Costs no credits; fifty a day.
 * @throws AppError like `planWeek`
 */
export async function findAnother(actor: Actor, row: IdeaRow): Promise<Omit<IdeaChange, "state">> {
  await requireActivePlan(actor);
  const { brief, language, line } = row;
  const [{ business, voice, facts, timeZone: zone }, plan, photos] = await Promise.all([
    findBrand(actor),
    findPlan(actor, { planId: row.planId }),
    getPhotos(actor, row.photo ? [row.photo.id] : []),
  ]);
  const { posted, scheduled, good } = await listPosted(actor, zone);
  const ideas = plan?.ideas ?? [];
  const others = ideas.filter(({ id }) => id !== row.id);
  const { now, timeZone, writing, free } = await getPlanTimes(actor, row, others);
  return counted(OTHER_IDEAS_A_DAY, actor, async () => {
    const found = await askForIdeas(actor, {
      ...{ business, voice, facts, brief, language, now, timeZone, writing, photos, posted, good },
      times: [row.slotAt.toISOString()],
      planned: [...ideas.map((idea) => idea.line), ...row.passedOver, ...scheduled],
      campaign: campaignOf(row),
      holidays: await holidaysAround(row, timeZone, LOCALE_OF_LANGUAGE[language]),
    });
    for (const idea of found) {
      const slot = timeOf(idea, writing, [{ at: row.slotAt.toISOString() }, ...free]);
      const { aboutFrom, aboutUntil, question } = idea;
      if (slot)
        return {
          ...{ line: idea.line, aboutFrom, aboutUntil, slotAt: slot.at, answer: null },
          question: row.photo ? question : null,
          mediaId: row.photo?.id ?? null,
          passedOver: [...row.passedOver, line].slice(-PASSED_OVER),
        };
    }
    throw new AppError("NO_IDEAS");
  });
}
