import "server-only";
import type { Messages } from "next-intl";
import { getMessages } from "next-intl/server";

/** The texts that a part of the app needs in the browser: only these travel with its HTML. */
export async function pickMessages<K extends keyof Messages>(...namespaces: K[]): Promise<Pick<Messages, K>> {
  const all = await getMessages();
  return Object.fromEntries(namespaces.map((name) => [name, all[name]])) as Pick<Messages, K>;
}
