import { analyse } from "chardet";

/** The encoding that a page declares of itself; browsers look in its first kilobyte, editors put it wherever they like. */
const DECLARED = /<(?:meta|\?xml)[^>]{1,300}?(?:charset|encoding)\s*=\s*["']?\s*([\w:-]+)/i;
const LOOKED_AT = 64 * 1024;
/** Languages of central Europe, whose letters Latin 1 has not. */
const CENTRAL = /<html[^>]{0,300}?\blang\s*=\s*["']?(?:hu|pl|cs|sk|hr|sl|bs|ro)\b/i;
const MARKS: readonly [bytes: string, label: string][] = [
  ["efbbbf", "utf-8"],
  ["fffe", "utf-16le"],
  ["feff", "utf-16be"],
];

/**
 * The text of a page, whatever its encoding: as its byte order mark says, or as UTF-8 where it is well formed, because
 * nothing else is so by accident, or nearly so; otherwise as its header or itself declares, or as its letters suggest. What still
 * cannot be read is left out: no replacement character is passed on.
 * @param charset of the reply's header
 */
export function decodePage(bytes: Uint8Array, charset: string | null | undefined): string {
  const text = read(bytes, charset);
  return text.replaceAll("\ufffd", "");
}

function read(bytes: Uint8Array, charset: string | null | undefined): string {
  const start = Buffer.from(bytes.subarray(0, 3)).toString("hex");
  const mark = MARKS.find(([form]) => start.startsWith(form));
  if (mark) return new TextDecoder(mark[1]).decode(bytes);
  const wide = wideOf(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  const utf8 = decoded(bytes, "utf-8") ?? mostlyUtf8(bytes);
  if (utf8 !== null) return utf8;
  const head = Buffer.from(bytes.subarray(0, LOOKED_AT)).toString("latin1");
  const declared = [charset, DECLARED.exec(head)?.[1]].filter(
    (label) => !/^(?:utf-?8|utf-?16\w*)?$/i.test(label ?? ""),
  );
  const guessed = CENTRAL.test(head) ? ["windows-1250"] : analyse(withoutTags(bytes)).map(({ name }) => name);
  for (const label of [...declared, ...guessed, "windows-1252"]) {
    const text = label ? decoded(bytes, label) : null;
    if (text !== null) return text;
  }
  return new TextDecoder().decode(bytes);
}

/** A sequence of UTF-8 hardly ever comes about in another encoding: a few broken bytes among them are pasted ones. */
function mostlyUtf8(bytes: Uint8Array): string | null {
  const text = new TextDecoder().decode(bytes);
  const broken = text.match(/\ufffd/g)?.length ?? 0;
  const whole = text.match(/[^\0-\x7f\ufffd]/g)?.length ?? 0;
  return whole > broken * 2 ? text : null;
}

/** What a page says, without its marks, whose Latin letters would tell of another language. */
const withoutTags = (bytes: Uint8Array) =>
  Buffer.from(
    Buffer.from(bytes.subarray(0, LOOKED_AT))
      .toString("latin1")
      .replace(/<[^<>]*>/g, " "),
    "latin1",
  );

/** Null where the label is unknown, or the bytes are none of it. A character that the end cuts through is none either. */
function decoded(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

/** UTF-16 without a mark: every second byte of Latin letters is nothing. */
function wideOf(bytes: Uint8Array): string | null {
  const some = bytes.subarray(0, 1_000);
  const zeros = [0, 0];
  for (const [at, byte] of some.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) < some.length / 4) return null;
  return odd > even ? "utf-16le" : "utf-16be";
}
