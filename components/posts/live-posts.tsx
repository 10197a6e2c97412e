"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { nextLook } from "@/lib/posts/rules";
import type { Post } from "@/lib/posts/types";

/**
 * Has the page read again while one of its posts is on its way, and when one is due; gently, and not while
 * nobody looks. Draws nothing.
 */
export function LivePosts({ posts }: { posts: readonly Post[] }) {
  const router = useRouter();
  const looks = useRef(0);
  const state = useRef("");

  useEffect(() => {
    const now = posts.map(({ status, postPlatforms }) => status + postPlatforms.map((one) => one.status));
    if (now.join() !== state.current) looks.current = 0;
    state.current = now.join();
    const wait = nextLook(posts, Date.now(), looks.current);
    if (wait === null) return;
    const look = () => {
      if (document.visibilityState === "hidden") return;
      looks.current += 1;
      router.refresh();
    };
    const timer = setTimeout(look, wait);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [posts, router]);
  return null;
}
