// By what a photo is recognised, whatever its size, and cropped. Plain JavaScript, for photo-process.mjs.
import { bmvbhash } from "blockhash-core";

/** Blocks on each side: 144 bits a hash. */
const BLOCKS = 12;
/** Pixels of the longer side: 16 for each block. */
const SIDE = 192;
/**
 * How far two crops are apart, as a fraction of the photo: a block hash still recognises what lies between. Those that
 * are as large as their shape allows are the most usual, and few.
 */
const STEP = 0.07;
const FINE_STEP = 0.035;
/** Of the photo's own shape, and of those that telephones and networks crop to. */
const OWN_SCALES = [0.93, 0.86, 0.79, 0.72];
const SHAPES = [16 / 9, 1.91, 3 / 2, 4 / 3, 1, 4 / 5, 3 / 4, 2 / 3];
const SHAPE_SCALES = [1, 0.9, 0.8];
/** Shapes whose sides differ by less are one. */
const SAME_SHAPE = 0.05;

/** The crops that are hashed, the whole photo first, as fractions of it: left, top, width, height. */
function* cropsOf(shape) {
  yield { left: 0, top: 0, width: 1, height: 1 };
  const known = [];
  for (const wanted of [shape, ...SHAPES]) {
    if (known.some((other) => Math.abs(Math.log(wanted / other)) < SAME_SHAPE)) continue;
    known.push(wanted);
    for (const scale of wanted === shape ? OWN_SCALES : SHAPE_SCALES) {
      const width = Math.min(1, wanted / shape) * scale;
      const height = Math.min(1, shape / wanted) * scale;
      const step = scale === 1 ? FINE_STEP : STEP;
      for (const left of placesOf(1 - width, step))
        for (const top of placesOf(1 - height, step)) yield { left, top, width, height };
    }
  }
}

/** Where a crop may begin when this much is cut off. */
function placesOf(rest, apart) {
  const steps = Math.round(rest / apart);
  return steps === 0 ? [rest / 2] : Array.from({ length: steps + 1 }, (_, step) => (rest * step) / steps);
}

/** The sums of all pixels above and to the left of each corner of a pixel. */
function sumsOf({ data, info: { width, height, channels } }) {
  const row = width + 1;
  const sums = new Float64Array(row * (height + 1));
  for (let y = 1; y <= height; y++) {
    let sum = 0;
    for (let x = 1; x <= width; x++) {
      sum += data[((y - 1) * width + x - 1) * channels];
      sums[y * row + x] = sums[(y - 1) * row + x] + sum;
    }
  }
  const at = (x, y) => {
    const [left, top] = [Math.min(width - 1, Math.floor(x)), Math.min(height - 1, Math.floor(y))];
    const [right, down] = [x - left, y - top];
    const corner = top * row + left;
    const above = sums[corner] * (1 - right) + sums[corner + 1] * right;
    return above * (1 - down) + (sums[corner + row] * (1 - right) + sums[corner + row + 1] * right) * down;
  };
  return { width, height, at };
}

/** A crop as so many grey pixels as the hash has blocks. */
function blocksOf({ width, height, at }, crop) {
  const data = new Uint8Array(BLOCKS * BLOCKS * 4);
  const [wide, high] = [(crop.width * width) / BLOCKS, (crop.height * height) / BLOCKS];
  for (let block = 0; block < BLOCKS * BLOCKS; block++) {
    const left = crop.left * width + (block % BLOCKS) * wide;
    const top = crop.top * height + Math.floor(block / BLOCKS) * high;
    const [right, bottom] = [left + wide, top + high];
    const sum = at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
    data.fill(Math.round(sum / (wide * high)), block * 4, block * 4 + 3);
    data[block * 4 + 3] = 255;
  }
  return { width: BLOCKS, height: BLOCKS, data };
}

/** The block hashes of a photo and of its crops, one after another, 18 bytes each. About 30 ms. */
export async function hashPhoto(photo) {
  const raw = await photo
    .resize({ width: SIDE, height: SIDE, fit: "inside" })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sums = sumsOf(raw);
  const hashes = [];
  for (const crop of cropsOf(sums.width / sums.height)) hashes.push(bmvbhash(blocksOf(sums, crop), BLOCKS));
  return new Uint8Array(Buffer.from(hashes.join(""), "hex"));
}
