/** The days as schema.org writes them in `openingHours`, in the order of the week. */
export const DAY_CODES = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;

/** How often a business may open on one day: seven such days are within a fact's length. */
export const MAX_INTERVALS = 3;
