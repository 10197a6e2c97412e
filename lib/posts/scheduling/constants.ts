/** Field error of a time that is missing, not a time, or past. */
export const NOT_FUTURE = "Workspace.schedule.notFuture";

/** Field error of a time more than a year ahead, and a leap year's days, which leaves room for time zones. */
export const TOO_FAR = "Workspace.schedule.tooFar";

export const MAX_DAYS_AHEAD = 366;

export const MAX_LATE_MINUTES = 525_600;

/** Minutes before its time at which a scheduled post is checked again, and between attempts of that check. */
export const CHECK_MINUTES_BEFORE = 60;

export const CHECK_RETRY_MINUTES = 5;

/** Minutes after which a post goes out whose text has let it go after its time. */
export const LET_GO_MINUTES = 1;

/** Milliseconds for which a schedule request waits for the preflight check, which then continues on its own. */
export const CHECK_WAIT_MS = 10_000;

/** Posts that go out within this many minutes of each other are reported. */
export const CLOSE_MINUTES = 15;
