import "server-only";
import { env } from "@/lib/env";
import { noteUse } from "@/lib/http/rate-limit";
import { log } from "@/lib/log";
import { writeText } from "@/lib/providers/openai";
import { feastDaysIn } from "../feasts";
import { type Answer, type AnsweredDay, parseAnswer, readingCall } from "./answer";
import type { Reading } from "./types";
import { verified } from "./verify";

/** What one owner's texts cost the operator at most: these calls take no credits. */
export const READINGS_A_DAY = { name: "text-readings", points: 100, seconds: 86_400 } as const;
/** Longer texts are read by rules alone, in characters. */
const LONGEST_READ = 6_000;
/** Nobody waits for it; a model that takes longer reads too few. */
const READ_MS = 20_000;

/** Has the model read a text. Null where it cannot: the rules alone read it then. Never throws for the model. */
export async function askForReading(
  { userId }: { userId: string },
  { text, timeZone, now }: { text: string; timeZone: string; now: Date },
): Promise<{ reading: Reading; model: string } | null> {
  const model = env().readingModel;
  if (model === null || text.trim() === "" || text.length > LONGEST_READ) return null;
  if ((await noteUse(READINGS_A_DAY, userId)).uses > READINGS_A_DAY.points) return null;
  try {
    const call = { ...readingCall(text), model, withinMs: READ_MS };
    const answer = parseAnswer((await writeText(call)).text);
    if (!answer) log.warn({ model }, "a model read a text and answered something else");
    return answer && { reading: verified(await withFeasts(answer, timeZone, now), text, timeZone), model };
  } catch (error) {
    log.warn({ err: error, model }, "a text was not read by the model");
    return null;
  }
}

/** A feast's date is that of the calendar and not the model's: of this year and the next, the first to come. */
async function withFeasts(answer: Answer, timeZone: string, now: Date): Promise<Answer> {
  const today = now.toISOString().slice(0, 10);
  const dated = async (day: AnsweredDay): Promise<AnsweredDay> => {
    if (day.is !== "feast") return day;
    const dates = await feastDaysIn(day.quote, timeZone, now.getUTCFullYear());
    const next = dates.filter((date) => date >= today).sort()[0];
    const [year, month, date] = next?.split("-").map(Number) ?? [];
    const isFixed = new Set(dates.map((one) => one.slice(5))).size === 1;
    return { ...day, day: date, month, year: isFixed ? null : year };
  };
  return { ...answer, days: await Promise.all(answer.days.map(dated)) };
}
