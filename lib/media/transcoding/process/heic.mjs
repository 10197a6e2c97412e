// A telephone's HEIC by libheif's C interface (libheif/api/libheif/*.h, 1.23), compiled to WebAssembly: its JavaScript
// wrapper decodes only whole photos and knows no colours. Plain JavaScript, for photo-process.mjs.
import createLibheif from "libheif-js/libheif-wasm/libheif-bundle.mjs";

const RGB = 1;
const CHROMA = { rgb: 10, rgba: 11 };
const INTERLEAVED = 10;
const POINTER = 4;
/** Bytes of `heif_image_tiling`, and of `heif_error`: code, subcode, message. */
const [TILING, ERROR] = [72, 12];
/** `heif_suberror_Security_limit_exceeded`: of 1,000 tiles, for one. */
const SECURITY_LIMIT = 1000;
/** Transformations of one photo that are looked at. */
const MOST_TURNS = 8;
const fourLetters = (word) => String.fromCharCode(...[24, 16, 8, 0].map((shift) => (word >> shift) & 255));

/**
 * Opens the primary photo of a file.
 * @returns its size, its colour as `{ icc }` or `{ nclx: { primaries, transfer } }`, and its parts: tiles that are decoded
 *   one by one, or the whole where there are none. `data` of a part is overwritten by the next. `turns`: what brings the
 *   parts upright, in this order, as methods of sharp's and what they are given.
 * @throws Error when it is broken
 */
export function openHeic(bytes) {
  const heif = createLibheif();
  const [failure, out] = [heif._malloc(ERROR), heif._malloc(TILING)];
  const wordAt = (place) => heif.HEAPU32[place >> 2];
  const wordsAt = (place, count) => Array.from({ length: count }, (_, n) => wordAt(place + n * POINTER));
  /** Calls what answers with a `heif_error`, and where it puts its result. */
  const call = (name, ...given) => {
    heif[name](failure, ...given);
    const [code, subcode] = wordsAt(failure, 2);
    if (code === 0) return wordAt(out);
    const refused = subcode === SECURITY_LIMIT ? "MEDIA_TOO_MANY_PIXELS" : undefined;
    throw Object.assign(new Error(`${name}: ${code}.${subcode}`), { refused });
  };

  const context = heif._heif_context_alloc();
  const file = heif._malloc(bytes.length);
  heif.HEAPU8.set(bytes, file);
  call("_heif_context_read_from_memory_without_copy", context, file, bytes.length, 0);
  const photo = call("_heif_context_get_primary_image_handle", context, out);
  const alpha = heif._heif_image_handle_has_alpha_channel(photo) === 1;
  const chroma = alpha ? CHROMA.rgba : CHROMA.rgb;

  heif.HEAPU8.fill(0, out, out + TILING);
  call("_heif_image_handle_get_image_tiling", photo, 0, out);
  const [, columns, rows, tileWidth, tileHeight, tiledWidth, tiledHeight] = wordsAt(out, 7);
  const turns = columns * rows > 1 && !alpha ? readTurns() : null;
  const [width, height] = turns
    ? [tiledWidth, tiledHeight]
    : [heif._heif_image_handle_get_width(photo), heif._heif_image_handle_get_height(photo)];

  /** @returns null where it is cropped, too: that is left to the decoding of the whole */
  function readTurns() {
    const [item, ids] = [heif._heif_image_handle_get_item_id(photo), heif._malloc(MOST_TURNS * POINTER)];
    const count = heif._heif_item_get_transformation_properties(context, item, ids, MOST_TURNS);
    const found = wordsAt(ids, count).map((id) => {
      const type = fourLetters(heif._heif_item_get_property_type(context, item, id));
      if (type === "irot")
        return {
          turn: "rotate",
          by: -heif._heif_item_get_property_transform_rotation_ccw(context, item, id),
        };
      if (type !== "imir") return null;
      const vertical = heif._heif_item_get_property_transform_mirror(context, item, id) === 0;
      return { turn: vertical ? "flip" : "flop", by: true };
    });
    return found.includes(null) ? null : found;
  }

  function part(image, left, top) {
    const [wide, high] = [
      heif._heif_image_get_width(image, INTERLEAVED),
      heif._heif_image_get_height(image, INTERLEAVED),
    ];
    const plane = heif._heif_image_get_plane_readonly2(image, INTERLEAVED, out);
    if (plane === 0) throw new Error("a photo without pixels");
    const stride = wordAt(out);
    const data = heif.HEAPU8.subarray(plane, plane + stride * high);
    return { left, top, width: wide, height: high, stride, channels: alpha ? 4 : 3, data };
  }

  function* parts() {
    if (!turns) {
      yield part(call("_heif_decode_image", photo, out, RGB, chroma, 0), 0, 0);
      return;
    }
    const options = heif._heif_decoding_options_alloc();
    // `ignore_transformations`, behind the version: tiles of a turned photo come in a wrong order otherwise.
    heif.HEAPU8[options + 1] = 1;
    for (let tile = 0; tile < columns * rows; tile++) {
      const [x, y] = [tile % columns, Math.floor(tile / columns)];
      const how = [RGB, chroma, options, x, y];
      const image = call("_heif_image_handle_decode_image_tile", photo, out, ...how);
      yield part(image, x * tileWidth, y * tileHeight);
      heif._heif_image_release(image);
    }
  }

  function readColour() {
    const size = heif._heif_image_handle_get_raw_color_profile_size(photo);
    if (size > 0) {
      const icc = heif._malloc(size);
      call("_heif_image_handle_get_raw_color_profile", photo, icc);
      return { icc: heif.HEAPU8.slice(icc, icc + size) };
    }
    if (heif._heif_image_handle_get_color_profile_type(photo) === 0) return {};
    const nclx = call("_heif_image_handle_get_nclx_color_profile", photo, out);
    const [primaries, transfer] = wordsAt(nclx + POINTER, 2);
    return { nclx: { primaries, transfer } };
  }

  return { width, height, turns: turns ?? [], tiled: turns !== null, colour: readColour(), parts };
}
