import "server-only";
import pLimit from "p-limit";
import { createTranslator } from "next-intl";
import type { Actor } from "@/lib/auth/actor";
import { AppError, type ErrorCode } from "@/lib/errors";
import { loadMessages } from "@/lib/i18n/load-messages";
import { log } from "@/lib/observability/log";
import { photoForModel } from "@/lib/media/transcoding/photo-for-model";
import type { LibraryPhoto } from "@/lib/media/types";
import { type Written, writeText } from "@/lib/providers/openai";
import { ProviderError } from "@/lib/providers/provider-error";
import { LOCALE_OF_LANGUAGE } from "@/lib/posts/constants";
import { type PlanBrief, IDEAS_STRUCTURE, composePlan } from "./compose-plan";
import type { RawIdea } from "./ideas-of-json";
import { parseIdeas, saysNone } from "./parse-ideas";
import { type About, type IdeaWriting, aboutOf, isOver } from "./place-ideas";

/** Pixels: enough to see what a photo shows, and twenty photos make a request of half a megabyte. */
const SIDE = 512;
/** Tokens of an idea with its question and its days, in any of our languages. */
const IDEA_TOKENS = 220;

/** An idea that has no time yet. */
export type FoundIdea = About & { line: string; mediaId: string | null; question: string | null };

type Request = Omit<PlanBrief, "photos" | "attached"> & {
  photos: readonly LibraryPhoto[];
  writing: IdeaWriting;
};

/**
 * Has the model give ideas for a week, in one call; in another one without the photos where it cannot see, and in one
 * more for plain lines where nothing of its answer can be read. Costs no
 * credits. There may be fewer than times, or more; each photo is one idea's.
 * @throws AppError NO_IDEAS for an answer without any, MODEL_UNAVAILABLE, MODEL_BUSY, MODEL_REFUSED, MEDIA_NOT_FOUND
 */
export async function askForIdeas(actor: Actor, request: Request): Promise<FoundIdea[]> {
  const { photos, language, writing, planned, posted } = request;
  const turn = pLimit(2);
  const files = await Promise.all(photos.map(({ id }) => turn(() => photoForModel(actor, id, SIDE))));
  const { found, seen } = await answerOf(request, files);
  const known = new Set([...planned, ...posted].map((line) => line.toLowerCase()));
  const left = new Map(photos.map((photo, index) => [index + 1, photo]));
  const ask = await wordsFor(language);
  const ideas = found.filter(
    ({ line, until }) => !known.has(line.toLowerCase()) && !isOver(line, writing, until),
  );
  if (ideas.length === 0) throw new AppError("NO_IDEAS");
  return ideas.map(({ line, photo, question, from, until }) => {
    const shown = photo === null ? undefined : left.get(photo);
    if (photo !== null) left.delete(photo);
    const unknown = shown !== undefined && !seen && !shown.altText;
    const days = { aboutFrom: from, aboutUntil: until };
    return {
      line,
      mediaId: shown?.id ?? null,
      question: shown ? (question ?? (unknown ? ask : null)) : null,
      ...aboutOf(line, writing, days),
    };
  });
}

/** What is asked of a model whose first answer had no idea in any form that we read. */
const PLAINLY =
  "Write one idea on each line and nothing else: no table, no headings, no JSON, no words before or after.";

/** The ideas that the model answers, asked once more in plain lines if there are none, and whether it saw the photos. */
async function answerOf(
  { photos, ...plan }: Request,
  files: Uint8Array[],
): Promise<{ found: RawIdea[]; seen: boolean }> {
  const write = (attached: boolean, plainly = false): Promise<Written> => {
    const composed = composePlan({ ...plan, photos: photos.map(({ altText }) => altText), attached });
    return writeText({
      ...composed,
      prompt: plainly ? `${composed.prompt}\n\n${PLAINLY}` : composed.prompt,
      maxTokens: (plan.times.length + 1) * IDEA_TOKENS,
      structure: plainly ? undefined : IDEAS_STRUCTURE,
      photos: attached ? files : [],
    });
  };
  try {
    const attached = files.length > 0;
    const first = await write(attached).catch((error: unknown) => {
      if (attached && error instanceof ProviderError && error.code === "VISION_UNAVAILABLE") return null;
      throw error;
    });
    const seen = first !== null;
    const { text } = first ?? (await write(false));
    const found = parseIdeas(text);
    if (found.length > 0 || saysNone(text)) return { found, seen };
    return { found: parseIdeas((await write(attached && seen, true)).text, { plain: true }), seen };
  } catch (error) {
    throw failureOf(error);
  }
}

/** What an owner is told: an unusable answer is reported as NO_IDEAS, whatever is wrong with it. */
function failureOf(error: unknown): Error {
  if (!(error instanceof ProviderError)) return error instanceof Error ? error : new Error(String(error));
  const { code, fault, retryAfterSeconds } = error;
  const line = { err: error, code };
  if (fault) log.error(line, "the model server refuses our request for ideas");
  else log.warn(line, "could not generate ideas for a week");
  const unusable = code === "MODEL_GARBAGE" || code === "MODEL_CUT_OFF";
  const known = unusable ? "NO_IDEAS" : (code as ErrorCode);
  return new AppError(known, { retryAfterSeconds, logged: true }, { cause: error });
}

/** The question about a photo that the model cannot see and that has no description. */
async function wordsFor(language: PlanBrief["language"]): Promise<string> {
  const locale = LOCALE_OF_LANGUAGE[language];
  const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: "Planning" });
  return t("askPhoto");
}
