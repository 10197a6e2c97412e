"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type RefObject, useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { claimsQuery } from "@/lib/posts/checking/query-options";
import type { Claim, MarkedClaims } from "@/lib/posts/checking/types";
import { ClaimMarks } from "./claim-marks";
import { ClaimQuestion } from "./claim-question";
import { selectInField } from "./select-in-field";

/** Questions that are shown before the owner asks for the others. */
const FIRST = 3;

type ClaimQuestionsProps = {
  /** As the server has it. */
  post: { id: number; revision: number; content: string };
  /** The text as it stands here. */
  content: string;
  /** What contains the text: a field, or an element with it (`data-post-text`). */
  area: RefObject<HTMLElement | null>;
  /** Opens the field, where there is none. */
  onEdit?: () => void;
};

/**
 * Lists the claims of a text that come from nowhere, and underlines them. Each is asked about once: it is right, or
 * changed. Blocks nothing. Load it lazily.
 */
export function ClaimQuestions({ post, content, area, onEdit }: ClaimQuestionsProps) {
  const t = useTranslations("Posts.claims");
  const client = useQueryClient();
  const query = claimsQuery(post.id, post.revision);
  const { data } = useQuery(query);
  const [answered, setAnswered] = useState<readonly string[]>([]);
  const [all, setAll] = useState(false);
  const isShown = data?.revision === post.revision && content === post.content;
  const unsaid = useMemo(
    () => (isShown ? data.claims.filter(({ verdict }) => verdict === "UNSAID") : []),
    [isShown, data],
  );
  // A claim just called right stays until its owner says whether to keep it as a fact.
  const asked = isShown
    ? once(data.claims.filter(({ verdict, text }) => verdict === "UNSAID" || answered.includes(text)))
    : [];
  if (asked.length === 0) return null;
  const shown = all ? asked : asked.slice(0, FIRST);
  const change = ({ from, to }: Claim) => {
    if (!area.current?.querySelector("textarea")) onEdit?.();
    selectInField(area, { start: from, end: to });
  };
  return (
    <>
      <ClaimMarks area={area} claims={unsaid} />
      <section data-to-check aria-label={t("label")} className="rounded-md border bg-paper px-3 text-sm">
        <ul className="divide-y">
          {shown.map((claim) => (
            <ClaimQuestion
              key={claim.text}
              postId={post.id}
              claim={claim}
              revision={post.revision}
              onMarked={({ revision, claims, reading }: MarkedClaims) => {
                setAnswered((texts) => [...texts, claim.text]);
                client.setQueryData(query.queryKey, { revision, claims, reading });
              }}
              onClose={() => setAnswered((texts) => texts.filter((text) => text !== claim.text))}
              onChange={() => change(claim)}
            />
          ))}
        </ul>
        {shown.length < asked.length && (
          <Button size="sm" variant="ghost" className="-ml-2 mb-1" onClick={() => setAll(true)}>
            {t("more", { count: asked.length - shown.length })}
          </Button>
        )}
      </section>
    </>
  );
}

/** The first of those that say the same. */
const once = (claims: readonly Claim[]) =>
  claims.filter(({ text }, at) => claims.findIndex((other) => other.text === text) === at);
