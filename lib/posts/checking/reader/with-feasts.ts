import "server-only";
import { feastDaysIn } from "../feasts";
import type { Answer, AnsweredDay } from "./answer";

/** Replaces the model's dates of holidays by the calendar's: the next occurrence, this year or next. */
export async function withFeasts(answer: Answer, timeZone: string, now: Date): Promise<Answer> {
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
