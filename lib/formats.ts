import { hasTwelveHours } from "./time-zone";

/**
 * The forms of a moment that the clock of the viewer's browser decides: 'clock' (12:00 or 12:00 PM), 'moment' (with its
 * day) and 'stamp' (to the second, for a list of what happened). Texts are in the language of the interface all the same.
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
  try {
    return hasTwelveHours(tag.trim() || "en") ? "h12" : "h23";
  } catch {
    // No language tag that anybody knows.
    return "h12";
  }
}
