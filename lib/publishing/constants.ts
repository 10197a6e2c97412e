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

/** Field error of a time that is missing, not a time, or past. */
export const NOT_FUTURE = "Workspace.schedule.notFuture";

/** Minutes by which a post may be late and still goes out unasked: unless the owner says, and at most. */
export const DEFAULT_LATE_MINUTES = 60;
export const MOST_LATE_MINUTES = 525_600;

/** Seconds after its time in which a post counts as on time. */
export const ON_TIME_SECONDS = 90;

/** Minutes before its time at which a scheduled post is rehearsed again, and between tries of a rehearsal. */
export const REHEARSE_MINUTES_BEFORE = 60;
export const REHEARSE_AGAIN_MINUTES = 5;

/** Scheduled posts that one run of a timer takes up. */
export const TIMER_LIMIT = 200;

/** Milliseconds for which a person who schedules waits for the rehearsal; it goes on without them. */
export const REHEARSAL_WAIT_MS = 10_000;

/** A waker that comes this many seconds too early, or fewer, is kept waiting instead of being sent away. */
export const EARLY_SECONDS = 5;
