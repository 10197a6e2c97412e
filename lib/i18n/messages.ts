import "server-only";
import type { Messages, NestedKeyOf } from "next-intl";
import { getMessages } from "next-intl/server";

/** A namespace, a part of one, or one text: `Posts`, `Posts.moment`, `Posts.close`. */
export type TextsName = NestedKeyOf<Messages>;

type Branch = { [name: string]: unknown };

/** What was picked before, by the texts of a language: an edit while `next dev` runs makes them anew. */
const known = new WeakMap<Branch, Map<string, string>>();

/**
 * The texts that a part of the app needs in the browser, as JSON: only these are sent with its HTML. React passes a
 * string on as it is, while it writes and reads an object key by key, three times for each page.
 * @param without parts of these that it never shows
 */
export async function pickMessages(
  names: readonly TextsName[],
  without: readonly TextsName[] = [],
): Promise<string> {
  const all: Branch = await getMessages();
  const ofLanguage = known.get(all) ?? new Map<string, string>();
  known.set(all, ofLanguage);
  const key = `${names.join()} ${without.join()}`;
  const json = ofLanguage.get(key) ?? JSON.stringify(pick(all, names, new Set<string>(without)));
  ofLanguage.set(key, json);
  return json;
}

function pick(all: Branch, names: readonly TextsName[], without: ReadonlySet<string>): Branch {
  const picked: Branch = {};
  for (const name of names) copyPath(picked, all, name.split("."));
  return without.size > 0 ? withoutParts(picked, without) : picked;
}

function withoutParts(branch: Branch, without: ReadonlySet<string>, above = ""): Branch {
  const kept = Object.entries(branch).filter(([name]) => !without.has(above + name));
  return Object.fromEntries(
    kept.map(([name, part]) => [
      name,
      typeof part === "object" && part !== null && !Array.isArray(part)
        ? withoutParts(part as Branch, without, `${above}${name}.`)
        : part,
    ]),
  );
}

/** Copies the part of `from` at `path` to the same path of `into`. */
function copyPath(into: Branch, from: Branch, [name = "", ...rest]: string[]): void {
  if (rest.length === 0) into[name] = from[name];
  else copyPath((into[name] ??= {}) as Branch, from[name] as Branch, rest);
}
