import sharp from "sharp";
import { LOCALES } from "../../../../lib/i18n/locales";
import { expect, test } from "../../fixtures";

/** Whether a part of the photo is only background. */
async function isBlank(photo: Buffer, left: number, top: number, width: number, height: number) {
  // As a new photo: the statistics of a crop are otherwise those of the original.
  const part = await sharp(photo).extract({ left, top, width, height }).png().toBuffer();
  const { channels } = await sharp(part).stats();
  return channels.slice(0, 3).every(({ stdev }) => stdev < 1);
}

for (const locale of LOCALES)
  test(`the photo of a shared link is set in two lines within its margins: ${locale}`, async ({
    request,
  }) => {
    const reply = await request.get(`/share-image/${locale}`);
    expect(reply.headers()["content-type"]).toBe("image/png");
    const photo = await reply.body();
    const { width, height } = await sharp(photo).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect(await isBlank(photo, 121, 100, 900, 130), "the first line").toBe(false);
    expect(await isBlank(photo, 1082, 80, 44, 470), "right of the lines").toBe(true);
    expect(await isBlank(photo, 80, 345, 1040, 100), "between the promise and the name").toBe(true);
  });
