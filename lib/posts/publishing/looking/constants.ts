/** Seconds after a refusal at which the page is read once more: by then what was taken has appeared. */
export const LOOK_AGAIN_SECONDS = 600;

/**
 * Seconds that one look may take before another process may do it, and from which on one that waits is left to it: the
 * five calls of one that reads insights, of up to thirty seconds each, end before the lease does.
 */
export const LOOK_LEASE_SECONDS = 180;
export const LATEST_START_SECONDS = 30;

/** Seconds until a page is asked again that could not be read, or to which the owner has still to connect again. */
export const UNREADABLE_SECONDS = 600;

/** Days after which a page that could not be read is left alone. */
export const GIVE_UP_DAYS = 30;

/** Looks of a kind that one statement leases. */
export const LOOKS_AT_A_TIME = 50;

/**
 * How many run at once in a process. Figures can wait: what is on its way in several processes when half of a limit is
 * reached goes over it.
 */
export const LOOKS_AT_ONCE = { watching: 8, reading: 4 } as const;

const DAY = 86_400;

/** After a success: when the page is looked at, and for how long a page is asked that cannot be read; seconds. */
export const LOOKS_AFTER_SENDING = {
  SENT_MINUTES: { after: 600, until: DAY },
  SENT_HOUR: { after: 3600, until: DAY },
  SENT_DAY: { after: DAY, until: 7 * DAY },
  SENT_WEEK: { after: 7 * DAY, until: 28 * DAY },
  SENT_MONTH: { after: 28 * DAY, until: 56 * DAY },
} as const;

/** Seconds after which a page that cannot be read is asked again at the latest. */
export const LONGEST_POSTPONEMENT_SECONDS = 6 * 3600;

/** Tries after which a page whose latest posts could not be read is left alone: those of about as many days. */
export const MOST_TRIES = (GIVE_UP_DAYS * DAY) / LONGEST_POSTPONEMENT_SECONDS;

/** Percent of a limit of Facebook's from which on no figures are read: the rest is for publishing. */
export const READING_SHARE_PERCENT = 50;

/** Seconds for which no figures of a page, or of all, are read then, or after Facebook did not answer. */
export const READING_PAUSE_SECONDS = 600;

/** The looks that read what a post counts: they give way to everything else. */
export const READING = ["SENT_HOUR", "SENT_DAY", "SENT_WEEK", "SENT_MONTH"] as const;

/** Those of them that also read insights, which Facebook gathers once in 24 hours. */
export const READING_INSIGHTS = ["SENT_DAY", "SENT_WEEK", "SENT_MONTH"] as const;

/** Seconds for which a metric that Facebook has retired is not asked for: it may have been a mistake of its own. */
export const RETIRED_SECONDS = DAY;

/** Pages whose latest posts are read at once. */
export const PAGES_AT_A_TIME = 4;
