/** Seconds until the next try after a refusal that passes; after the last one the delivery has failed. */
export const RETRY_DELAYS = [15, 60, 300, 900, 1800] as const;

/** How often a delivery may end in doubt before we stop: the first try, and one more after complete looks. */
export const MOST_DOUBTS = 2;

/** Seconds by which Facebook's clock and ours may differ when a post is matched by its time. */
export const CLOCK_SLACK_SECONDS = 60;

/** Seconds until an identical text that is on its way to the same page is looked for again. */
export const TWIN_WAIT_SECONDS = 30;

/** Seconds that one look at a page may take before another may begin. */
export const LOOK_SECONDS = 60;

/** The longest that one answer of Facebook's may keep us from sending, in seconds. */
export const LONGEST_BREAK_SECONDS = 3600;

/** Leases that one statement ends. */
export const SWEEP_LIMIT = 100;

/** Deliveries that one sweep has under way at a time, each to another page. */
export const SWEEP_AT_ONCE = 16;
