/** Seconds after a refusal at which the page is read once more: by then what was taken has appeared. */
export const LOOK_AGAIN_SECONDS = 600;

/** Seconds that one look may take before another process may do it. */
export const LOOK_LEASE_SECONDS = 180;

/** Seconds until a page is asked again that could not be read, or to which the owner has still to connect again. */
export const UNREADABLE_SECONDS = 600;

/** Days after which a page that could not be read is left alone. */
export const GIVE_UP_DAYS = 30;

/** Looks that one statement claims, and that run at once. */
export const LOOKS_AT_A_TIME = 50;
export const LOOKS_AT_ONCE = 8;

/** After a success: when the page is looked at, and for how long a page is asked that cannot be read; seconds. */
export const LOOKS_AFTER_SENDING = {
  SENT_MINUTES: { after: 600, until: 86_400 },
  SENT_DAY: { after: 86_400, until: 7 * 86_400 },
} as const;
