import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { db } from "../../lib/db";
import { storePhoto } from "../../lib/media/store-photo";
import { transcodeUpload } from "../../lib/media/transcoding/transcode-photo";
import { readAnyPhoto } from "../read-any-photo";
import type { Person } from "./people";

const PHOTOGRAPHS = {
  loaf: ["loaf-1280", "A round loaf of sourdough on a wooden board"],
  rolls: ["rolls-800", "Poppy seed rolls in a basket"],
  rye: ["rye-800", "A dark loaf of rye, cut open"],
  towels: ["towels-480", "Folded towels beside the oven"],
  wheel: ["wheel-480", "A millstone"],
} as const;

/** Three by four, as a phone holds it. */
const UPRIGHT = { width: 450, height: 600, fit: "cover" } as const;

/** A photograph among the owner's own, whole, as one that came from a phone. @returns its id */
export async function photograph(
  { actor, userId }: Person,
  name: keyof typeof PHOTOGRAPHS,
  upright = false,
): Promise<string> {
  const [file, altText] = PHOTOGRAPHS[name];
  const lying = `public/photographs/${file}.webp`;
  const standing = path.join(os.tmpdir(), `${userId}-${file}.webp`);
  readAnyPhoto();
  if (upright) await sharp(lying).resize(UPRIGHT).toFile(standing);
  const number = 2000 + (await db.media.count({ where: { userId } }));
  const photo = await transcodeUpload(actor, upright ? standing : lying);
  const about = { source: "UPLOADED", name: `IMG_${number}.jpg`, altText } as const;
  return (await storePhoto(actor, photo, about)).id;
}
