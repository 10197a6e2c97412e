"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError, api, apiStream } from "@/lib/http/api-client";
import type { Envelope } from "@/lib/http/envelope";
import { postQuery } from "@/lib/posts/query-options";
import type { Rewriting } from "@/lib/posts/rewriting/compose-rewrite";
import { versionsKey } from "@/lib/posts/rewriting/query-options";
import { type Part, replacePart } from "@/lib/posts/rewriting/splice";
import type { RewriteEvents, RewriteResult } from "@/lib/posts/rewriting/types";
import type { Post } from "@/lib/posts/types";
import { useRewriteErrors } from "./use-rewrite-errors";
import type { Changeable } from "./words-area";

/** A new wording beside the old one, as it comes and until the owner decides. */
export type Proof = {
  base: Post;
  part: Part;
  replacement: string;
  /** Credits that it cost; null while it is written. */
  cost: number | null;
};
/** The owner's text and another one that was saved elsewhere meanwhile: both are kept until one is chosen. */
export type Conflict = { mine: string; now: Post };

/** Has the model change a part, shows the proof, and saves it or not. Reports what fails. */
export function useRewrite(post: Changeable) {
  const client = useQueryClient();
  const report = useRewriteErrors();
  const [proof, setProof] = useState<Proof | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [busy, setBusy] = useState(false);
  const stream = useRef<AbortController>(null);
  useEffect(() => () => stream.current?.abort(), []);
  const { id } = post.saved;
  const readAgain = () => client.fetchQuery({ ...postQuery(id), staleTime: 0, retry: false });

  /** Both texts are shown where the server has another one; everything else is reported. */
  const refuse = async (error: unknown, mine: string): Promise<void> => {
    if (!(error instanceof ApiError)) throw error;
    const now = error.code === "POST_CHANGED" ? await readAgain().catch(() => null) : null;
    if (now) return setConflict({ mine, now });
    const left = (error.object as { remainingCreditAmount?: number } | null)?.remainingCreditAmount;
    if (left !== undefined) post.onRemaining(left);
    report(error);
  };

  const write = async (base: Post, part: Part, order: Rewriting): Promise<void> => {
    const controller = new AbortController();
    stream.current = controller;
    setProof({ base, part, replacement: "", cost: null });
    try {
      await apiStream(
        `/api/post/${id}/rewrite`,
        {
          method: "POST",
          body: { ...order, ...part, revision: base.revision },
          idempotencyKey: crypto.randomUUID(),
          signal: controller.signal,
        },
        (event, data) => {
          if (event === "text") {
            const { delta } = data as RewriteEvents["text"];
            setProof((now) => now && { ...now, replacement: now.replacement + delta });
          } else if (event === "done") {
            const { start, end, replacement, ...paid } = (data as Envelope<RewriteResult>).object;
            setProof({ base, part: { start, end }, replacement, cost: paid.cost });
            post.onRemaining(paid.remainingCreditAmount);
            void client.invalidateQueries({ queryKey: versionsKey(id) });
          }
        },
      );
    } catch (error) {
      if (controller.signal.aborted) return;
      setProof(null);
      await refuse(error, post.content);
    }
  };

  const save = async (content: string, { revision }: Post): Promise<void> => {
    setBusy(true);
    try {
      const saved = await api<Post>(`/api/post/${id}`, { method: "PATCH", body: { content, revision } });
      setProof(null);
      setConflict(null);
      post.onReplaced(saved);
    } catch (error) {
      await refuse(error, content);
    }
    setBusy(false);
  };

  return {
    proof: conflict ? null : proof,
    conflict,
    busy,
    /** Saves what was typed, then has the part changed. */
    start: async (part: Part, order: Rewriting): Promise<void> => {
      if (!(await post.onSave())) return;
      const base = client.getQueryData(postQuery(id).queryKey) ?? post.saved;
      if (base.content !== post.content) return setConflict({ mine: post.content, now: base });
      await write(base, part, order);
    },
    keep: () => proof && save(replacePart(proof.base.content, proof.part, proof.replacement), proof.base),
    undo: () => {
      stream.current?.abort();
      setProof(null);
    },
    /** The owner's choice between two texts. */
    takeTheirs: () => {
      if (conflict) post.onReplaced(conflict.now);
      setProof(null);
      setConflict(null);
    },
    takeMine: () => conflict && save(conflict.mine, conflict.now),
  };
}
