// Reads a photo of any format, made smaller while it is read. Plain JavaScript, for photo-process.mjs.
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { withColour } from "./colour.mjs";
import { openHeic } from "./heic.mjs";
import { shrinkOf, shrinkParts } from "./shrink-parts.mjs";

/** More pixels than memory or time are there for. */
function refuseAbove(most, pixels) {
  if (pixels > most) throw Object.assign(new Error(`${pixels} pixels`), { refused: "MEDIA_TOO_MANY_PIXELS" });
}

const bytesOf = (input) => (typeof input === "string" ? readFile(input) : input);

/**
 * A job's photo: its first frame, upright, resized, on white, in sRGB, without metadata.
 * @param onPixels called with their number before any is decoded
 */
export function openPhoto(job, onPixels) {
  return job.heic ? openTiles(job, onPixels) : openFile(job, onPixels);
}

/** The pixels as they are stored, in memory: they are encoded more than once. */
async function finish(photo, { resize }, colour) {
  const upright = photo.autoOrient().resize(resize).flatten({ background: "#ffffff" });
  const coloured = await withColour(upright, colour);
  return rawOf(coloured.toColourspace("srgb"));
}

async function rawOf(photo) {
  const { data, info } = await photo.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

/** A telephone's HEIC: sharp's build cannot read it (github.com/lovell/sharp/issues/4181). */
async function openTiles(job, onPixels) {
  const { input, maxPixels, resize } = job;
  const heic = openHeic(await bytesOf(input));
  const pixels = heic.width * heic.height;
  refuseAbove(heic.tiled ? maxPixels.shrunk : maxPixels.whole, pixels);
  onPixels(pixels);
  const { data, width, height } = shrinkParts(heic, shrinkOf(heic, resize));
  let photo = sharp(data, { raw: { width, height, channels: 3 }, limitInputPixels: false });
  for (const { turn, by } of heic.turns) photo = await rawOf(photo[turn](by));
  return finish(photo, job, heic.colour);
}

/** Pixels at most, by what reading them takes. */
function limitOf({ format, isProgressive }, maxPixels) {
  if (format === "jpeg") return isProgressive ? maxPixels.rows : maxPixels.shrunk;
  if (format === "png") return isProgressive ? maxPixels.whole : maxPixels.rows;
  return format === "heif" ? maxPixels.avif : maxPixels.whole;
}

/** What sharp reads itself. */
async function openFile(job, onPixels) {
  const { input, maxPixels } = job;
  const { format, isProgressive, width, height, icc } = await sharp(input, {
    limitInputPixels: false,
  }).metadata();
  refuseAbove(limitOf({ format, isProgressive }, maxPixels), width * height);
  onPixels(width * height);
  const read = (from, failOn) => sharp(from, { limitInputPixels: false, failOn });
  // sharp knows a profile, but not a colour that is named by number.
  const colour = format === "heif" && !icc ? await colourOf(input) : {};
  try {
    return await finish(read(input, "error"), job, colour);
  } catch (error) {
    if (format !== "jpeg") throw error;
    return finish(read(withEnd(await bytesOf(input)), "warning"), job, colour);
  }
}

async function colourOf(input) {
  try {
    return openHeic(await bytesOf(input)).colour;
  } catch {
    return {};
  }
}

/**
 * A JPEG with an end mark behind its data, which some cameras and transfers leave out, with zeros in its place or without.
 * Where data are missing, too, the decoder warns.
 */
function withEnd(bytes) {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end--;
  // A byte of 255 in the data is followed by a zero.
  if (bytes[end - 1] === 0xff && end < bytes.length) end++;
  return Buffer.concat([bytes.subarray(0, end), Buffer.from([0xff, 0xd9])]);
}
