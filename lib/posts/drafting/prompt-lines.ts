/** A value without line breaks, so that it cannot imitate a label. */
export function flat(value: string): string {
  return value.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
}

/** One labelled line. */
export function line(label: string, value: string): string {
  return `${label}: ${flat(value) || "not given"}`;
}
