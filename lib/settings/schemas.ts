import { z } from "zod";

// The kinds of settings; each message says what is expected, and repeats nothing secret.

export const port = z.coerce.number().int().min(1).max(65535);

/** A whole number of 0 or more. */
export const count = (fallback: number) => z.coerce.number().int().min(0).default(fallback);

/** A whole number of 1 or more: a time-out or a pool of none would end everything. */
export const positive = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

export const flag = z
  .enum(["0", "1", "true", "false", ""])
  .default("")
  .transform((value) => value === "1" || value === "true");

export const keyRing = z
  .string()
  .regex(
    /^[\w-]+:[A-Za-z0-9+/=_-]{43,44}(,[\w-]+:[A-Za-z0-9+/=_-]{43,44})*$/,
    "id:key pairs, 32 bytes in base64",
  );

/** Not any URL: `localhost:3000` is one, of the scheme `localhost`. */
export const httpUrl = z.url({ protocol: /^https?$/, error: "expected an http:// or https:// address" });

/** PostgreSQL's own form allows no host after the credentials, where a socket is named in the query. */
export const postgresUrl = z
  .string()
  .refine(
    (url) => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url.replace("@/", "@socket/")),
    "expected a postgresql:// address, with what is special in a password percent-encoded",
  );

export const smtpUrl = z
  .string()
  .refine(
    (url) => /^smtps?:\/\/./.test(url) && URL.canParse(url) && new URL(url).hostname !== "",
    "expected smtp://user:password@host:587, or smtps://",
  );

/** An address, or a name with an address in angle brackets. */
export const mailbox = (fallback: string) =>
  z
    .string()
    .regex(/^([^<>]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/, "expected an address, or Name <address>")
    .default(fallback);

/** A vendor's key, which begins with one of `prefixes`. */
export const key = (...prefixes: string[]) =>
  z
    .string()
    .refine(
      (value) => prefixes.some((prefix) => value.startsWith(prefix)),
      `expected one that begins with ${prefixes.join(" or ")}`,
    );
