import { randomBytes } from "node:crypto";

/** An id as OpenAI's: a prefix and hexadecimal digits. */
export const newId = (prefix: string): string => `${prefix}${randomBytes(20).toString("hex")}`;

/** Now, in whole seconds since 1970. */
export const nowSeconds = (): number => Math.floor(Date.now() / 1000);

/** Tokens of a text, at about four characters each. */
export const tokensOf = (text: string): number => Math.ceil([...text].length / 4);
