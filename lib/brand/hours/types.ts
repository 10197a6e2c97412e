/** When a business is open: minutes after midnight; `to` is beyond 1440 where it closes after midnight. */
export type Interval = { from: number; to: number };

/** The days of a week, Monday to Sunday. A closed day has no interval. */
export type WeekHours = readonly (readonly Interval[])[];
