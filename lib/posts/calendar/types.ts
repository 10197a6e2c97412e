/** Since when the calendar address that is valid now is; null where there is none. ISO 8601 in UTC. */
export type CalendarFeed = { createdAt: string | null };

/** A new calendar address, which is shown only once: anyone who knows it can read the calendar. */
export type NewCalendarFeed = { url: string; createdAt: string };

/** A post as the calendar has it. `at`: when it was published, or is to be. */
export type CalendarPost = {
  id: number;
  /** Its beginning, where it is long: one character more than is shown. */
  content: string;
  at: Date;
  updatedAt: Date;
  revision: number;
  /** It does not go out at its time: publishing is paused, or it is held. */
  paused: boolean;
  /** Where it stands on its page. */
  permalink: string | null;
};
