// The colours of a photo that names them by number (ISO/IEC 23091-2), as an ICC profile, which is what sharp reads.
// Plain JavaScript, for photo-process.mjs.

/** Red, green and blue as XYZ under D50, by their number; the others differ too little from sRGB to be seen. */
const PRIMARIES = {
  // BT.2020
  9: [0.67348, 0.27904, -0.00194, 0.16566, 0.67534, 0.02998, 0.12505, 0.04561, 0.79686],
  // Display P3
  12: [0.51512, 0.2412, -0.00105, 0.29198, 0.69225, 0.04189, 0.1571, 0.06657, 0.78407],
};
const SRGB = [0.43607, 0.22249, 0.01392, 0.38515, 0.71687, 0.09708, 0.14307, 0.06061, 0.7141];
const D50 = [0.9642, 1, 0.82491];
const STEPS = 1024;

/** Nits of white on paper, and of the brightest light that is kept apart from it (ITU-R BT.2408). */
const [WHITE, BRIGHTEST] = [203, 1000];
/** What is brighter than so much of white makes room for what is brighter still. */
const KNEE = 0.7;

function toned(nits) {
  const light = nits / WHITE;
  if (light <= KNEE) return light;
  const [above, most] = [(light - KNEE) / (1 - KNEE), (BRIGHTEST / WHITE - KNEE) / (1 - KNEE)];
  return Math.min(1, KNEE + ((1 - KNEE) * (above * (1 + above / (most * most)))) / (1 + above));
}

const srgb = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
/** SMPTE ST 2084. */
function pq(value) {
  const root = value ** (1 / 78.84375);
  return toned(
    10_000 * (Math.max(root - 0.8359375, 0) / (18.8515625 - 18.6875 * root)) ** (1 / 0.1593017578125),
  );
}
/** ARIB STD-B67, on a screen of 1,000 nits. */
function hlg(value) {
  const scene =
    value <= 0.5 ? value ** 2 / 3 : (Math.exp((value - 0.55991073) / 0.17883277) + 0.28466892) / 12;
  return toned(1_000 * scene ** 1.2);
}
/** From what is stored to light, by its number; all others are shown like sRGB. */
const TRANSFERS = {
  4: (value) => value ** 2.2,
  5: (value) => value ** 2.8,
  8: (value) => value,
  16: pq,
  18: hlg,
};

const u32 = (...values) =>
  Buffer.concat(values.map((value) => Buffer.from(new Uint32Array([value]).buffer).swap32()));
const fixed = (values) => u32(...values.map((value) => Math.round(value * 65_536)));

/** @returns an ICC profile (version 2); null where the photo is shown like sRGB */
export function nclxProfile({ primaries, transfer }) {
  const [columns, light] = [PRIMARIES[primaries], TRANSFERS[transfer]];
  if (!columns && !light) return null;
  const steps = Uint16Array.from({ length: STEPS }, (_, step) =>
    Math.round((light ?? srgb)(step / (STEPS - 1)) * 65_535),
  );
  const curve = Buffer.concat([Buffer.from("curv\0\0\0\0"), u32(STEPS), Buffer.from(steps.buffer).swap16()]);
  const point = (values) => Buffer.concat([Buffer.from("XYZ \0\0\0\0"), fixed(values)]);
  const [red, green, blue] = [0, 3, 6].map((from) => point((columns ?? SRGB).slice(from, from + 3)));
  const name = Buffer.concat([Buffer.from("desc\0\0\0\0"), u32(5), Buffer.from("nclx\0"), Buffer.alloc(79)]);
  const rights = Buffer.from("text\0\0\0\0none\0\0\0\0");
  return profileOf({
    desc: name,
    cprt: rights,
    wtpt: point(D50),
    rXYZ: red,
    gXYZ: green,
    bXYZ: blue,
    rTRC: curve,
    gTRC: curve,
    bTRC: curve,
  });
}

/** A profile of these tags (ICC.1:2001-04): a header, a table, and the tags behind it. */
function profileOf(tags) {
  const entries = Object.entries(tags);
  const start = 128 + 4 + entries.length * 12;
  const data = [...new Set(entries.map(([, tag]) => tag))];
  const places = new Map(data.map((tag, n) => [tag, start + sizeOf(data.slice(0, n))]));
  const table = entries.map(([key, tag]) =>
    Buffer.concat([Buffer.from(key), u32(places.get(tag), tag.length)]),
  );
  const head = Buffer.alloc(128);
  head.writeUInt32BE(start + sizeOf(data), 0);
  head.writeUInt32BE(0x02400000, 8);
  head.write("mntrRGB XYZ ", 12, "latin1");
  head.write("acsp", 36, "latin1");
  fixed(D50).copy(head, 68);
  return Buffer.concat([head, u32(entries.length), ...table, ...data]);
}

const sizeOf = (buffers) => buffers.reduce((sum, { length }) => sum + length, 0);
