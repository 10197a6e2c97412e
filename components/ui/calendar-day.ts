// The calendar works with local midnights; only the day they name matters.

/** The calendar's day of a date, yyyy-MM-dd. */
export const toDay = (date: string): Date => new Date(`${date}T00:00:00`);

/** The date of one of the calendar's days, yyyy-MM-dd. */
export const toDate = (day: Date): string =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
