import "server-only";
import type { SystemActor } from "@/lib/auth/actor";
import { markReconnect, openPage } from "@/lib/connections/open-page";
import { log } from "@/lib/observability/log";
import { SETTLED_DAYS, USUAL_POSTS } from "@/lib/posts/insights/constants";
import { recordRefusal } from "@/lib/posts/insights/record-insights";
import {
  type DuePage,
  leasePages,
  endPage,
  postponePage,
  recordPeople,
} from "@/lib/posts/insights/usual-posts";
import { pageReadLimit } from "@/lib/posts/publishing/throttle";
import type { PageAccess } from "@/lib/providers/facebook/publish";
import { readLatestPeople } from "@/lib/providers/facebook/read-insights";
import { ProviderError } from "@/lib/providers/provider-error";
import {
  LONGEST_POSTPONEMENT_SECONDS,
  LOOK_LEASE_SECONDS,
  MOST_TRIES,
  PAGES_AT_A_TIME,
  UNREADABLE_SECONDS,
} from "./constants";
import { isPaused, type Paused, withinLimits } from "./limit-page-reads";
import { refuse, retire } from "./read-insights";

const DAY_MS = 86_400_000;

/**
 * Reads the latest posts of the pages that are due for it, once each: what is usual on them. @returns how many were due
 */
export async function readUsual(actor: SystemActor, paused: Paused, signal?: AbortSignal): Promise<number> {
  let done = 0;
  for (let count = PAGES_AT_A_TIME; count === PAGES_AT_A_TIME && !signal?.aborted; done += count) {
    const pages = await leasePages(PAGES_AT_A_TIME, LOOK_LEASE_SECONDS, pageReadLimit);
    count = pages.length;
    await Promise.all(pages.map((page) => readOne(actor, page, paused)));
  }
  return done;
}

async function readOne(actor: SystemActor, page: DuePage, paused: Paused): Promise<void> {
  try {
    const access = await openPage(actor, page);
    if (page.limitedUntil) await postponePage(page, page.limitedUntil);
    else if (!access || isPaused(paused, page.pageId)) await postponePage(page, laterOf(page));
    else await readPosts(page, access, paused);
  } catch (error) {
    if (error instanceof ProviderError) {
      if (error.code === "FACEBOOK_RECONNECT") await markReconnect(actor, page);
      if (error.code === "FACEBOOK_PERMISSION") return refuse(page, error);
      if (error.code === "FACEBOOK_METRIC") {
        await retire(page, "people");
        return endPage(page);
      }
    } else log.error({ err: error, page: page.pageId }, "could not read a page's latest posts");
    // Given up, what is usual comes from the posts that go out from now on.
    if (page.tries >= MOST_TRIES) await endPage(page);
    else await postponePage(page, laterOf(page));
  }
}

async function readPosts(page: DuePage, access: PageAccess, paused: Paused): Promise<void> {
  const until = new Date(Date.now() - SETTLED_DAYS * DAY_MS);
  const posts = await withinLimits(page, paused, (onUsage) =>
    readLatestPeople(access, { until, limit: USUAL_POSTS }, onUsage),
  );
  // Facebook has insights of none of them, old as they are.
  if (posts.length > 0 && posts.every(({ people }) => people === null))
    await recordRefusal(page, "FEW_LIKES");
  else await recordPeople(page, posts);
}

/** Seconds until it is tried again: ten minutes at first, then longer and longer. */
const laterOf = ({ tries }: DuePage) =>
  Math.min(LONGEST_POSTPONEMENT_SECONDS, UNREADABLE_SECONDS * 2 ** Math.min(tries, 10));
