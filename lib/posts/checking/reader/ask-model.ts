import "server-only";
import { env } from "@/lib/settings/env";
import { noteUse } from "@/lib/http/rate-limit";
import { log } from "@/lib/observability/log";
import { writeText } from "@/lib/providers/openai";
import { parseAnswer, readingCall } from "./answer";
import { withFeasts } from "./with-feasts";
import type { TextReading } from "./types";
import { verified } from "./verify";

/** Caps what one owner costs the operator: these calls use no credits. */
export const READINGS_A_DAY = { name: "text-readings", points: 100, seconds: 86_400 } as const;
/** In characters. Longer texts are left to the explicit reader. */
export const LONGEST_READ = 6_000;
/** Time limit per call. Nobody waits for it, but a slower model would hold up the queue. */
const READ_MS = 20_000;

/** Has the model read a text; null if it cannot. Model errors are logged and never thrown. */
export async function askForReading(
  { userId }: { userId: string },
  { text, timeZone, now }: { text: string; timeZone: string; now: Date },
): Promise<{ reading: TextReading; model: string } | null> {
  const model = env().readingModel;
  if (model === null || text.trim() === "" || text.length > LONGEST_READ) return null;
  if ((await noteUse(READINGS_A_DAY, userId)).uses > READINGS_A_DAY.points) return null;
  try {
    const call = { ...readingCall(text), model, withinMs: READ_MS };
    const answer = parseAnswer((await writeText(call)).text);
    if (!answer) log.warn({ model }, "a model's reading of a text has an unexpected shape");
    return answer && { reading: verified(await withFeasts(answer, timeZone, now), text, timeZone), model };
  } catch (error) {
    log.warn({ err: error, model }, "a text was not read by the model");
    return null;
  }
}
