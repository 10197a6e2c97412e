/** Characters of the one line about the business or the post. */
export const ABOUT_LIMIT = 200;
/** Bytes of a photo: the browser sends a small one, which is enough to see what it shows. */
export const DEMO_PHOTO_MAX_BYTES = 500_000;
/** The longer side of that photo, in pixels. */
export const DEMO_PHOTO_SIDE = 1024;
/** How long a browser is known to have had its demo. */
export const DEMO_COOKIE_DAYS = 30;
/** Demos of one address: an office or a school has several visitors. */
export const ADDRESS_LIMIT = { name: "demo", points: 10, seconds: 24 * 3_600 } as const;
/** How many of them are given back where the model did not answer. */
export const RETURNS_LIMIT = { name: "demo-return", points: 5, seconds: 24 * 3_600 } as const;
/** How long a visitor's form may take to arrive, in milliseconds. */
export const DEMO_BODY_MS = 15_000;
