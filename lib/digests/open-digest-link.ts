import "server-only";
import { type Actor, getActor } from "@/lib/auth/actor";
import { loginPath } from "@/lib/auth/page-paths";
import { AppError } from "@/lib/errors";
import { consumeDigestLink } from "./mutations";
import { findDigestLink } from "./queries";

/** Where a digest's link leads: `own` to its path, `closed` nowhere any more. */
export type DigestLinkView = { state: "own"; path: string } | { state: "open" | "other" | "closed" };

/**
 * What the page of a digest's link shows. Changes nothing, because mail scanners open links. Its owner, signed in, needs
 * no link to get to a page of hers.
 */
export async function viewDigestLink(secret: string, actor: Actor | null): Promise<DigestLinkView> {
  const link = await findDigestLink(secret);
  if (!link) return { state: "closed" };
  if (actor) return actor.userId === link.userId ? { state: "own", path: link.path } : { state: "other" };
  return { state: link.open ? "open" : "closed" };
}

/**
 * Follows a digest's link. It signs nobody in, and is used up by its owner alone: without her session it leads to the
 * sign-in, whoever presses, and leads there again.
 * @returns the path that it opens, or that of the sign-in which leads there
 * @throws AppError LINK_USED, also for a link of another account's
 */
export async function openDigestLink(secret: string): Promise<string> {
  const actor = await getActor();
  const link = await findDigestLink(secret);
  if (!link || (actor && actor.userId !== link.userId)) throw new AppError("LINK_USED");
  if (actor) return consumeDigestLink(secret);
  if (!link.open) throw new AppError("LINK_USED");
  // A redirect of a redirect would show the sign-in page under the address of the other.
  return loginPath(link.path);
}
