/** Mail addresses in a text. Its bounds are those of RFC 5321 (4.5.3.1). */
export const MAIL = /(?<![^\s<>"'“”()@])[^\s<>"'“”()@]{1,64}@[^\s<>"'“”()@]{1,253}\.\p{L}{2,}/gu;
/** Links in a text, with "https://" or without. */
export const LINK =
  /(?:https?:\/\/|www\.)[^\s<>"'“”]+|(?<![\p{L}\p{N}@.-])(?:[a-z0-9-]+\.)+[a-z]{2,24}(?![\p{L}\p{N}@])(?:\/[^\s<>"'“”]*)?/gu;
