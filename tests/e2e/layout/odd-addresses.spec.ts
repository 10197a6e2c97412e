import { expect } from "../fixtures";
import { test } from "../owner";

/** What attackers put into a URL, percent-encoded. */
const WORDS = ["constructor", "__proto__", "%00", "%ED%A0%80", "%F0%9F%A5%90"];

const PLACES = [
  (word: string) => `/login?error=${word}&sent=${word}&mode=${word}`,
  (word: string) => `/login?token=${word}&error=${word}`,
  (word: string) => `/login?step=${word}&callbackUrl=${word}`,
  (word: string) => `/auth/google/done?error=${word}&attempt=${word}&to=${word}`,
  (word: string) => `/auth/facebook/callback?state=${word}&code=${word}`,
  (word: string) => `/reset-password?token=${word}`,
  (word: string) => `/data-deletion/${word}`,
  (word: string) => `/api/media/${word}/file`,
  (word: string) => `/your-posts?status=${word}&q=${word}&page=${word}`,
  (word: string) => `/your-posts?q=${word}&q=${word}`,
  (word: string) => `/subscription?page=${word}&from=${word}`,
  (word: string) => `/settings?activity=${word}`,
  (word: string) => `/business-profile?edit=${word}`,
  (word: string) => `/post-generator?post=${word}`,
  (word: string) => `/${word}?${word}=1`,
];

/** Preference cookies with values that the app never sets. */
const COOKIES = [
  "time_zone=%25",
  "time_zone=%",
  "time_zone=constructor",
  "locale=constructor",
  "theme=__proto__",
];

test("no URL fails, whatever it contains", async ({ page }) => {
  for (const place of PLACES)
    for (const word of WORDS) {
      const reply = await page.request.get(place(word));
      expect(reply.status(), place(word)).toBeLessThan(500);
    }
});

test("no page fails because of a choice stored in the browser", async ({ page }) => {
  for (const cookie of COOKIES)
    for (const path of ["/", "/terms", "/login", "/reset-password"]) {
      const reply = await page.request.get(path, { headers: { cookie } });
      expect(reply.status(), `${path} with ${cookie}`).toBe(200);
    }
});
