"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useWrite } from "@/components/layout/forms/use-write";
import { apiStream } from "@/lib/http/client/api-stream";
import type { Envelope } from "@/lib/http/envelope";
import { textAfter } from "@/lib/posts/answers/text-event";
import { postQuery } from "@/lib/posts/query-options";
import type { Rewriting } from "@/lib/posts/rewriting/compose-rewrite";
import { versionsKey } from "@/lib/posts/versions/query-options";
import { type Part, replacePart } from "@/lib/posts/rewriting/text-part";
import type { RewriteEvents, RewriteResult } from "@/lib/posts/rewriting/types";
import type { Post } from "@/lib/posts/types";
import { useRewriteErrors } from "./use-rewrite-errors";
import type { RewritablePost } from "./rewritable-post";

/** A new wording beside the old one, from its first words until the owner decides. */
export type RewriteProposal = {
  base: Post;
  part: Part;
  replacement: string;
  /** Its cost in credits; null while it is being written. */
  cost: number | null;
};

type Order = { base: Post; part: Part; rewriting: Rewriting };

/** Has the model change a part, shows the proof, and saves it or not. Reports what fails. */
export function useRewrite(post: RewritablePost) {
  const client = useQueryClient();
  const answer = useRewriteErrors();
  const [proposal, setProposal] = useState<RewriteProposal | null>(null);
  const [keeping, setKeeping] = useState(false);
  const stream = useRef<AbortController>(null);
  useEffect(() => () => stream.current?.abort(), []);
  const { id } = post.saved;
  // A second press while the typed text is saved asks for nothing more.
  const starting = useRef(false);

  const writing = useWrite<Order, void>({
    send: async ({ base, part, rewriting }, key) => {
      const { signal } = (stream.current = new AbortController());
      const body = { ...rewriting, ...part, revision: base.revision };
      const options = { method: "POST", body, idempotencyKey: key, signal } as const;
      await apiStream(`/api/post/${id}/rewrite`, options, (event, data) => {
        if (event === "text") {
          const piece = data as RewriteEvents["text"];
          setProposal((now) => now && { ...now, replacement: textAfter(now.replacement, piece) });
        } else if (event === "done") {
          const { start, end, replacement, ...paid } = (data as Envelope<RewriteResult>).object;
          setProposal({ base, part: { start, end }, replacement, cost: paid.cost });
          post.onRemaining(paid.remainingCreditAmount);
          void client.invalidateQueries({ queryKey: versionsKey(id) });
        }
      }).catch((error: unknown) => {
        // The owner has stopped it; what is written of it stays a version.
        if (!signal.aborted) throw error;
      });
    },
    onFailure: (error) => {
      setProposal(null);
      const left = (error.object as { remainingCreditAmount?: number } | null)?.remainingCreditAmount;
      if (left !== undefined) post.onRemaining(left);
      if (error.status === 409) void client.invalidateQueries({ queryKey: postQuery(id).queryKey });
      return answer(error);
    },
  });

  return {
    proposal,
    busy: keeping,
    /** Saves what was typed, then has the part changed. */
    start: async (part: Part, rewriting: Rewriting): Promise<void> => {
      if (starting.current) return;
      starting.current = true;
      const saved = await post.onSave();
      starting.current = false;
      if (!saved) return;
      const base = client.getQueryData(postQuery(id).queryKey) ?? post.saved;
      setProposal({ base, part, replacement: "", cost: null });
      await writing.run({ base, part, rewriting });
    },
    /** Saves the new wording. @returns whether it was saved */
    keep: async (): Promise<boolean> => {
      if (!proposal) return false;
      setKeeping(true);
      const { base, part, replacement } = proposal;
      const kept = await post.onReplace(replacePart(base.content, part, replacement), base);
      setKeeping(false);
      if (kept) setProposal(null);
      return kept;
    },
    undo: () => {
      stream.current?.abort();
      setProposal(null);
    },
  };
}
