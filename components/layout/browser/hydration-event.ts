/** The event that says that React has hydrated the page's root. */
export const HYDRATED_EVENT = "presses-ready";
