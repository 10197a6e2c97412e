// What colours the numbers of a photo mean. Plain JavaScript, for photo-process.mjs.
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { nclxProfile } from "./nclx-profile.mjs";

/** Behind a PNG's signature and its header. */
const PROFILE_AT = 33;

/**
 * A photo with the profile that says what its colours are: sharp takes one for what it writes, but none for raw pixels,
 * so it goes through a PNG, whose chunk it is (iCCP).
 * @param colour `{ icc }` or `{ nclx }`, or neither: then it is sRGB
 */
export async function withColour(photo, { icc, nclx }) {
  const profile = icc ?? (nclx && nclxProfile(nclx));
  if (!profile) return photo;
  const png = await photo.png({ compressionLevel: 0 }).toBuffer();
  const chunk = Buffer.concat([Buffer.from("iCCPICC\0\0", "latin1"), deflateSync(profile)]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(chunk.length - 4);
  sum.writeUInt32BE(crc32(chunk));
  return sharp(Buffer.concat([png.subarray(0, PROFILE_AT), length, chunk, sum, png.subarray(PROFILE_AT)]));
}
