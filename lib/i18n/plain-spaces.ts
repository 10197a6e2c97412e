import type { createFormatter } from "next-intl";

type Formatter = Pick<ReturnType<typeof createFormatter>, "dateTime">;

/**
 * A formatter whose dates and times have plain spaces alone. Versions of ICU differ in them ("p. m." with a no-break
 * space, a narrow one or a plain one), so that the server's text would not be the browser's.
 */
export function withPlainSpaces<T extends Formatter>(format: T): T {
  const dateTime = (...asked: Parameters<Formatter["dateTime"]>) =>
    format.dateTime(...asked).replace(/\p{Zs}/gu, " ");
  return { ...format, dateTime };
}
