/** The event that says that React has hydrated the page's root. */
export const HYDRATED_EVENT = "hydrated";

/** The event that says that the effects of this hydration have run. */
export const EFFECTIVE_EVENT = "effective";

/** The event before a press reaches its target; who prevents it has the press wait. */
export const PRESSED_EVENT = "due";
