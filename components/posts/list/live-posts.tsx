"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { nextPoll } from "@/lib/posts/rules";
import type { Post } from "@/lib/posts/types";

const ONCE_MS = 1_000;
let lastRefresh = -Infinity;

/**
 * Whether this list is to refresh the page, or another one of it just has. Next loads the whole page anew when a second
 * refresh overtakes the first one of an address that was set with pushState, as that of an opened post is
 * (next/dist/client/components/render-tree: the second mismatch in a row).
 */
function isFirst(): boolean {
  const now = performance.now();
  if (now - lastRefresh < ONCE_MS) return false;
  lastRefresh = now;
  return true;
}

/**
 * Refreshes the page while one of its posts is being sent, and when one falls due; with growing intervals, and only
 * while the tab is visible. Renders nothing.
 */
export function LivePosts({ posts }: { posts: readonly Post[] }) {
  const router = useRouter();
  const polls = useRef(0);
  const state = useRef("");

  useEffect(() => {
    const now = posts.map(
      ({ status, postPlatforms }) => status + postPlatforms.map((delivery) => delivery.status),
    );
    if (now.join() !== state.current) polls.current = 0;
    state.current = now.join();
    const wait = nextPoll(posts, Date.now(), polls.current);
    if (wait === null) return;
    const poll = () => {
      if (document.visibilityState === "hidden" || !isFirst()) return;
      polls.current += 1;
      router.refresh();
    };
    const timer = setTimeout(poll, wait);
    document.addEventListener("visibilitychange", poll);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", poll);
    };
  }, [posts, router]);
  return null;
}
