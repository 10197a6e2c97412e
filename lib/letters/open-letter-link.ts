import "server-only";
import { type Actor, getActor } from "@/lib/auth/actor";
import { loginPath } from "@/lib/auth/page-paths";
import { AppError } from "@/lib/errors";
import { consumeLetterLink } from "./mutations";
import { findLetterLink } from "./queries";

/** Where a letter's link leads: `own` to its path, `closed` nowhere any more. */
export type LetterLinkView = { state: "own"; path: string } | { state: "open" | "other" | "closed" };

/**
 * What the page of a letter's link shows. Changes nothing, because mail scanners open links. Its owner, signed in, needs
 * no link to get to a page of hers.
 */
export async function viewLetterLink(secret: string, actor: Actor | null): Promise<LetterLinkView> {
  const link = await findLetterLink(secret);
  if (!link) return { state: "closed" };
  if (actor) return actor.userId === link.userId ? { state: "own", path: link.path } : { state: "other" };
  return { state: link.open ? "open" : "closed" };
}

/**
 * Follows a letter's link. It signs nobody in, and is used up by its owner alone: without her session it leads to the
 * sign-in, whoever presses, and leads there again.
 * @returns the path that it opens, or that of the sign-in which leads there
 * @throws AppError LINK_USED, also for a link of another account's
 */
export async function openLetterLink(secret: string): Promise<string> {
  const actor = await getActor();
  const link = await findLetterLink(secret);
  if (!link || (actor && actor.userId !== link.userId)) throw new AppError("LINK_USED");
  if (actor) return consumeLetterLink(secret);
  if (!link.open) throw new AppError("LINK_USED");
  // A redirect of a redirect would show the sign-in page under the address of the other.
  return loginPath(link.path);
}
