"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type WithDays, useDaysIn } from "@/components/posts/scheduling/use-days-in";
import { useBusinessZone } from "@/components/posts/wording/use-business-zone";
import type { Need } from "@/lib/posts/needs/types";
import { claimsQuery, ofSamePost } from "@/lib/posts/checking/query-options";
import { type NoticedPost, postNotices } from "@/lib/posts/needs/post-notices";
import { useBlanks } from "./use-blanks";

const NONE: readonly string[] = [];

export type Noticed = {
  /** As the server has it. */
  post: NoticedPost;
  /** The text as it stands on the screen; by default the server's. */
  content?: string;
  /** When it goes out, or would, ISO 8601; null while it has no time. */
  at: string | null;
  /** The business's, on a page that knows it. */
  timeZone?: string;
  /** The post as the week has it, with the days of its text. */
  listed?: WithDays;
  /** What its account lacks, where the screen knows it. */
  needs?: readonly Need[];
  /** Whether to ask the server for what nobody has said. */
  withClaims?: boolean;
};

/**
 * What is wrong with a post, as it stands on the screen, less what its owner has called right.
 */
export function usePostNotices({
  post,
  content = post.content,
  at,
  timeZone,
  listed,
  withClaims,
  needs,
}: Noticed) {
  const zone = useBusinessZone(timeZone);
  const blanks = useBlanks(content, post.rightBlanks);
  const query = claimsQuery(post.id, post.revision);
  const { data } = useQuery({ ...query, enabled: withClaims === true, placeholderData: ofSamePost(post.id) });
  const isSaved = content === post.content;
  const isRead = withClaims && isSaved && data?.revision === post.revision;
  const writing = { writtenAt: post.writtenAt, timeZone: zone ?? "UTC" };
  const stored = isSaved ? post.found : null;
  const known = isRead ? { content, days: data.days } : listed;
  const days = useDaysIn(content, writing, known, stored?.read);
  // A claim just called right stays until its owner says whether to keep it as a fact.
  const [answered, setAnswered] = useState<readonly string[]>(NONE);
  const claims = isRead
    ? data.claims
        .filter(({ verdict, text }) => verdict === "UNSAID" || answered.includes(text))
        .map((claim) => ({ ...claim, isRight: claim.verdict !== "UNSAID" }))
    : (stored?.unsaid ?? []);
  return {
    notices: postNotices(post, { content, at, timeZone: zone, blanks, days, claims, needs }),
    days,
    timeZone: zone ?? "UTC",
    /** From when on a time is offered; never while that is not known. */
    earliest: data?.earliest ?? "9",
    /** Whether the text is the server's. */
    isSaved,
    setAnswered,
    claimsKey: query.queryKey,
  };
}
