/** A posting time: every week on `weekday` (1 Monday to 7 Sunday), `minute` minutes after midnight by the owner's clock. */
export type Slot = { weekday: number; minute: number };

/** A slot's time in a given week. `shifted`: the clock skips the slot's own time that day, so this is the next that exists. */
export type SlotTime = Slot & { at: string; shifted: boolean };

/** An owner's posting times, and the IANA name of the time zone they are meant in. */
export type PostingTimes = {
  slots: Slot[];
  timeZone: string;
  /** The next slot that no post has, within the coming eight weeks. */
  nextFree: SlotTime | null;
};

/** The response to a change of the time zone: the number of scheduled posts that were `moved` to another moment. */
export type TimeZoneResult = PostingTimes & { moved: number };
