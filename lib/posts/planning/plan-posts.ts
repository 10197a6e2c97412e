import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { findBrand } from "@/lib/brand/facts/queries";
import { AppError } from "@/lib/errors";
import { getPhotos } from "@/lib/media/queries";
import { LOCALE_OF_LANGUAGE, type Language } from "@/lib/posts/constants";
import type { SlotTime } from "@/lib/posts/posting-times/types";
import { askForIdeas } from "./ideas/ask-for-ideas";
import { PLANS_A_DAY } from "./constants";
import { counted } from "./count-planning";
import { getPlanTimes } from "./plan-times";
import { holidaysAround } from "./holidays";
import { languageOf } from "./ideas/language-of";
import { type StorePlan, replaceIdeas } from "./mutations";
import { placeIdeas, timeOf } from "./ideas/place-ideas";
import { type IdeaRow, listPosted } from "./queries";
import { campaignOf } from "./rules";
import { isWrittenOrWriting } from "./is-written-or-writing";
import type { Period } from "./types";

/** What posts are planned from. */
type Planning = {
  /** The days, and a campaign's name. */
  of: Period & { name: string | null };
  brief: string;
  language?: Language;
  /** The ids of the photos. */
  photos: readonly string[];
  /** The times to fill, ISO 8601, or what chooses them of the free posting times. */
  slots: readonly string[] | ((free: readonly SlotTime[]) => SlotTime[]);
  /** The ideas of the plan before. */
  before: readonly IdeaRow[];
};

/**
 * Finds an idea for each of the times that is still free, in place of the ideas that were not written. Costs no
 * credits; ten plans a day (`counted`). @returns the plan's id
 * @throws AppError BUSINESS_NOT_FOUND, VALIDATION_FAILED for a time on another day, TIME_TAKEN where none is free,
 *   NO_POSTING_TIMES, MEDIA_NOT_FOUND, PLANNING_LIMIT, NO_IDEAS, MODEL_UNAVAILABLE, MODEL_BUSY, MODEL_REFUSED
 */
export async function planPosts(actor: Actor, planning: Planning, store: StorePlan): Promise<string> {
  const { of, brief, before } = planning;
  const [{ business, voice, facts, timeZone: zone }, photos] = await Promise.all([
    findBrand(actor),
    getPhotos(actor, planning.photos),
  ]);
  const { posted, scheduled, good } = await listPosted(actor, zone);
  const kept = before.filter(isWrittenOrWriting);
  const { now, timeZone, writing, ...available } = await getPlanTimes(
    actor,
    { ...of, planId: before[0]?.planId },
    kept,
  );
  const times = timesOf(planning.slots, available);
  const language = planning.language ?? (await languageOf(actor, brief, [...posted, ...scheduled]));
  return counted(PLANS_A_DAY, actor, async () => {
    const found = await askForIdeas(actor, {
      ...{ business, voice, facts, brief, language, now, timeZone, writing, times, photos, posted, good },
      campaign: campaignOf(of),
      planned: [...kept.map(({ line }) => line), ...scheduled],
      holidays: await holidaysAround(of, timeZone, LOCALE_OF_LANGUAGE[language]),
    });
    const free = times.map((at) => ({ at }));
    const early = found.filter((idea) => timeOf(idea, writing, free)).slice(0, times.length);
    if (early.length === 0) throw new AppError("NO_IDEAS");
    const placed = placeIdeas(early, times, writing);
    return replaceIdeas(actor, (tx) => store(tx, { brief, language }), placed);
  });
}

type Times = Pick<Awaited<ReturnType<typeof getPlanTimes>>, "free" | "hasSlots" | "isFree" | "requireWithin">;

function timesOf(slots: Planning["slots"], { free, hasSlots, isFree, requireWithin }: Times): string[] {
  if (typeof slots === "function" && !hasSlots) throw new AppError("NO_POSTING_TIMES");
  const wanted = typeof slots === "function" ? slots(free).map(({ at }) => at) : slots;
  requireWithin(wanted, "slots");
  const times = wanted.filter(isFree);
  if (times.length === 0) throw new AppError("TIME_TAKEN");
  return times;
}
