export type PhotoFormat = "jpeg" | "png" | "webp" | "avif" | "heic";

const AVIF = ["avif", "avis"];
/** Those of files with HEVC in them, and of the container itself, which says nothing of its content. */
const HEIC = ["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"];
/** Bytes of a container's first box: its length, `ftyp`, and brands of four letters each. */
const FIRST_BOX = { min: 16, max: 512 };

/**
 * The format of a photograph by how its file begins; null for everything else, which no decoder may see: each has its
 * own idea of what a file is.
 * @param head its first bytes, 64 of them if there are as many
 */
export function formatOf(head: Uint8Array): PhotoFormat | null {
  const bytes = Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, 64));
  const text = bytes.toString("latin1");
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "webp";
  return containedIn(bytes, text);
}

/** What an ISO base media file holds: the type box comes first, and names its brands (ISO/IEC 14496-12, 4.3). */
function containedIn(bytes: Buffer, text: string): PhotoFormat | null {
  if (bytes.length < FIRST_BOX.min || text.slice(4, 8) !== "ftyp") return null;
  const length = bytes.readUInt32BE(0);
  if (length < FIRST_BOX.min || length > FIRST_BOX.max) return null;
  const [brand = "", , ...compatible] = text.slice(8, length).match(/[^]{4}/g) ?? [];
  if (AVIF.includes(brand)) return "avif";
  if (!HEIC.includes(brand)) return null;
  return compatible.some((other) => AVIF.includes(other)) ? "avif" : "heic";
}
