/** The event that says that React has hydrated the page's root. */
export const PRESSES_READY = "presses-ready";
