/** The event that says that React has hydrated the page's root. */
export const HYDRATED_EVENT = "presses-ready";

/** The event that says that the effects of this hydration have run. */
export const EFFECTIVE_EVENT = "entries-ready";
