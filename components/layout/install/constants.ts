/** Dispatched on `window` when `window.installPrompt` is there, and when the offer has its answer. */
export const INSTALLABLE_EVENT = "installable";

/** The cookie of a browser whose owner has answered the offer to install the app. */
export const INSTALL_COOKIE = "install_offer";
