/** Where a post can be dropped: on a day, on a free posting time, or among the drafts. */
export type DropTarget = { date: string } | { at: string } | { tray: true };
