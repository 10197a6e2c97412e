import { memoize } from "./memoize";
import { hasTwelveHours } from "./time-zone";

/**
 * Date formats that follow the clock of the viewer's browser: 'clock' (12:00 or 12:00 PM), 'moment' (with its day)
 * and 'stamp' (to the second, for lists of events). Their texts are in the interface's language all the same.
 */
export function formatsFor(acceptLanguage: string | null | undefined) {
  const hourCycle = clockOf(acceptLanguage);
  return {
    dateTime: {
      clock: { hour: "numeric", minute: "2-digit", hourCycle },
      moment: { dateStyle: "medium", timeStyle: "short", hourCycle },
      stamp: {
        day: "numeric",
        month: "short",
        hour: "numeric",
        minute: "2-digit",
        second: "2-digit",
        hourCycle,
      },
    },
  } as const;
}

/** The first tag of Accept-Language is the browser's own locale, which `navigator.language` names too. */
function clockOf(acceptLanguage: string | null | undefined): "h12" | "h23" {
  const [tag = ""] = (acceptLanguage ?? "").slice(0, 100).split(/[,;]/);
  return clockOfLocale(tag.trim() || "en");
}

const clockOfLocale = memoize((locale): "h12" | "h23" => {
  try {
    return hasTwelveHours(locale) ? "h12" : "h23";
  } catch {
    // Not a valid language tag.
    return "h12";
  }
});
