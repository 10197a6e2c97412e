"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { nextPoll } from "@/lib/posts/rules";
import type { Post } from "@/lib/posts/types";

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
      if (document.visibilityState === "hidden") return;
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
