import sharp from "sharp";
import { LOCALES } from "../../../lib/i18n/locales";
import { expect, test } from "../fixtures";

/** Whether a part of the picture is only background. */
async function isBlank(picture: Buffer, left: number, top: number, width: number, height: number) {
  // As a new picture: the statistics of a crop are otherwise those of the original.
  const part = await sharp(picture).extract({ left, top, width, height }).png().toBuffer();
  const { channels } = await sharp(part).stats();
  return channels.slice(0, 3).every(({ stdev }) => stdev < 1);
}

for (const locale of LOCALES)
  test(`the picture of a shared link is set in two lines within its margins: ${locale}`, async ({
    request,
  }) => {
    const reply = await request.get(`/share-picture/${locale}`);
    expect(reply.headers()["content-type"]).toBe("image/png");
    const picture = await reply.body();
    const { width, height } = await sharp(picture).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect(await isBlank(picture, 121, 100, 900, 130), "the first line").toBe(false);
    expect(await isBlank(picture, 1082, 80, 44, 470), "right of the lines").toBe(true);
    expect(await isBlank(picture, 80, 345, 1040, 100), "between the promise and the name").toBe(true);
  });
