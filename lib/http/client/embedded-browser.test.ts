import { expect, it } from "vitest";
import { isEmbeddedBrowser } from "./embedded-browser";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const ANDROID = "Mozilla/5.0 (Linux; Android 15; Pixel 8";

it.each([
  [
    "Facebook on an iPhone",
    `${IPHONE} Mobile/22B83 [FBAN/FBIOS;FBAV/490.0.0.37.108;FBBV/664;FBDV/iPhone15,2]`,
  ],
  [
    "Facebook on Android",
    `${ANDROID} Build/AP3A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.6778.39 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/490.0.0.56.79;]`,
  ],
  ["Messenger", `${IPHONE} Mobile/22B83 [FBAN/MessengerForiOS;FBAV/485.0]`],
  ["Instagram", `${IPHONE} Mobile/22B83 Instagram 357.0.0.21.109 (iPhone15,2; iOS 18_1; hu_HU; scale=3.00)`],
  ["LINE", `${IPHONE} Mobile/22B83 Safari Line/14.18.0`],
  [
    "another app on Android",
    `${ANDROID}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0 Mobile`,
  ],
])("%s is embedded", (_, agent) => expect(isEmbeddedBrowser(agent)).toBe(true));

it.each([
  ["Safari", `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`],
  ["Chrome on an iPhone", `${IPHONE} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`],
  [
    "Chrome on Android",
    `${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36`,
  ],
  ["Firefox", "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0"],
  ["the app on a home screen", `${IPHONE} Mobile/15E148`],
  ["nothing", ""],
])("%s is not", (_, agent) => expect(isEmbeddedBrowser(agent)).toBe(false));
