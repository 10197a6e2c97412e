// Puts a photo together from its parts, made smaller as they come. Plain JavaScript, for photo-process.mjs.

/** Sums are of 16 bits: a pixel is the average of 16 by 16 at most. */
const MOST = 16;

/** By how much a photo can be made smaller before what is resized to these sides loses anything: a whole number. */
export function shrinkOf({ width, height }, resize) {
  const factors = [width / (resize.width ?? width), height / (resize.height ?? height)];
  const factor = resize.fit === "inside" ? Math.max(...factors) : Math.min(...factors);
  return Math.min(MOST, Math.max(1, Math.floor(factor)));
}

/**
 * A photo of these parts, each pixel the average of `shrink` by `shrink`; what lets something through is on white.
 * @returns raw pixels of three channels
 */
export function shrinkParts({ width, height, parts }, shrink) {
  const [wide, high] = [Math.ceil(width / shrink), Math.ceil(height / shrink)];
  const sums = new Uint16Array(wide * high * 3);
  for (const part of parts()) addPart(part, { sums, wide, shrink, width, height });
  return { data: averages(sums, { wide, shrink, width, height }), width: wide, height: high };
}

function addPart(part, { sums, wide, shrink, width, height }) {
  const { data, stride, channels, left, top } = part;
  const [fromX, toX] = [Math.max(0, -left), Math.min(part.width, width - left)];
  const [fromY, toY] = [Math.max(0, -top), Math.min(part.height, height - top)];
  for (let y = fromY; y < toY; y++) {
    const row = Math.floor((top + y) / shrink) * wide;
    let column = Math.floor((left + fromX) / shrink);
    let within = (left + fromX) % shrink;
    for (let x = fromX, at = y * stride + fromX * channels; x < toX; x++, at += channels) {
      const sum = (row + column) * 3;
      const alpha = channels === 4 ? data[at + 3] : 255;
      for (let channel = 0; channel < 3; channel++) {
        const value = data[at + channel];
        sums[sum + channel] +=
          alpha === 255 ? value : Math.round((value * alpha + 255 * (255 - alpha)) / 255);
      }
      if (++within === shrink) {
        within = 0;
        column++;
      }
    }
  }
}

/** Those at the right and at the bottom may be of fewer pixels. */
function averages(sums, { wide, shrink, width, height }) {
  const data = new Uint8Array(sums.length);
  for (let at = 0; at < sums.length; at += 3) {
    const [x, y] = [(at / 3) % wide, Math.floor(at / 3 / wide)];
    const count = Math.min(shrink, width - x * shrink) * Math.min(shrink, height - y * shrink);
    for (let channel = 0; channel < 3; channel++) data[at + channel] = Math.round(sums[at + channel] / count);
  }
  return data;
}
