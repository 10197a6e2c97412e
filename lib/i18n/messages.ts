import "server-only";
import type { Messages, NestedKeyOf } from "next-intl";
import { getMessages } from "next-intl/server";

/** A namespace, a part of one, or one text: `Posts`, `Posts.moment`, `Posts.close`. */
export type TextsName = NestedKeyOf<Messages>;

type Branch = { [name: string]: unknown };

/** The texts that a part of the app needs in the browser: only these are sent with its HTML. */
export async function pickMessages(...names: TextsName[]): Promise<Partial<Messages>> {
  const all: Branch = await getMessages();
  const picked: Branch = {};
  for (const name of names) copyPath(picked, all, name.split("."));
  return picked;
}

/** Copies the part of `from` at `path` to the same path of `into`. */
function copyPath(into: Branch, from: Branch, [name = "", ...rest]: string[]): void {
  if (rest.length === 0) into[name] = from[name];
  else copyPath((into[name] ??= {}) as Branch, from[name] as Branch, rest);
}
