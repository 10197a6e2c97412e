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

/** Deliveries that one sweep takes up, and how many of them at a time. */
export const SWEEP_LIMIT = 100;
export const SWEEP_AT_ONCE = 8;
