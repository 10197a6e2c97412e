"use client";

import { useLocale } from "next-intl";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { useReportFailure } from "@/components/layout/forms/use-report-failure";
import { moveFocusWhenIdle } from "@/components/ui/focus/move-focus";
import { usePublishFlow } from "@/components/posts/drafting/confirm/use-publish-flow";
import type { PublishAnswer } from "@/components/posts/publishing/use-publish";
import type { SocialConnections } from "@/lib/connections/types";
import type { DraftRequest } from "@/lib/posts/drafting/schema";
import { connectedPlatforms } from "@/lib/posts/rules";
import { useBrief } from "./form/use-brief";
import { useBriefWriter } from "./form/use-brief-writer";
import { useCloseSettledPost } from "./use-close-settled-post";
import { usePostEditor } from "./use-post-editor";
import { useSaveBeforeSwitch } from "./use-save-before-switch";
import { useWorkspacePost } from "./use-workspace-post";

/** What the workspace gets with the page. */
export type WorkspaceData = {
  brandName: string;
  /** Credits left when the page was rendered. */
  credits: number;
  connections: SocialConnections;
  /** Whether the plan lets the owner write. */
  access: boolean;
  /** Tokens of a prompt before anything is typed, for the price estimate. */
  frameTokens: number;
};

/**
 * The workspace in three parts: the post and how it is edited, the brief and what writes from it, and how the post is
 * sent; with what crosses from one into another. Typed text is never lost: before another post takes its place, it is
 * saved.
 */
export function useWorkspaceState({ credits, connections, frameTokens }: WorkspaceData) {
  const brief = useBrief(useLocale());
  const report = useReportFailure();
  const post = useWorkspacePost(brief.clear);
  const { forget: forgetSending, ...sending } = usePublishFlow(post);
  const { request, ...writing } = useBriefWriter(post, { brief, credits, frameTokens });
  const { writer } = writing;
  const editor = usePostEditor(post, writer.writing);

  const close = (at?: string, withTyped = false) => {
    post.setOpen({ id: null, at });
    brief.clear(withTyped);
    forgetSending();
    // The press that began it may have come before this page was ready.
    if (!withTyped) editor.setEditing(false);
    writer.forgetUnread();
    writer.forgetAsked();
    editor.photos.forgetExpected();
  };
  useCloseSettledPost(post, editor.busy || sending.confirming, close);
  const { keep, keepTyped } = useSaveBeforeSwitch(post, editor.busy);

  /** Something else is begun: what was open over the post closes. */
  const turnTo = (edits: boolean) => {
    editor.setFormOpen(false);
    sending.setPublished(null);
    editor.setEditing(edits);
    // What is written keeps the place of the text before.
    if (edits) writer.forgetAsked();
  };

  return {
    editor: {
      ...editor,
      /**
       * Begins a new post.
       * @param at the free time that it is for
       * @param withTyped whether it begins with what was typed into the brief since the page was opened
       * @returns whether the place was free for it
       */
      startNew: async (at?: string, withTyped = false): Promise<boolean> => {
        if (!(await keep())) return false;
        sending.setPublished(null);
        close(at, withTyped);
        return true;
      },
      /** The owner writes in the post's own field. */
      edit: () => turnTo(true),
      /** A new post begins with this text, which is the owner's from now on. */
      begin: (text: string) => {
        turnTo(true);
        post.fresh.type(text);
      },
    },
    writing: {
      ...writing,
      /** The brief begins from a post that worked; what is typed before that is read stays. */
      beginLike: async (like: number): Promise<void> => {
        try {
          const { readLiked } = await keepTrying(() => import("./new-post/read-liked"));
          brief.change(await readLiked(like, () => brief.latest().description));
        } catch (error) {
          report(error);
        }
      },
      /**
       * Has the brief written: as a new post, or as another version of the draft that it was written for.
       * @param part of the brief, where it has just been changed
       */
      write: async (asVersion: boolean, part: Partial<DraftRequest> = {}): Promise<boolean> => {
        turnTo(false);
        if (!(await keepTyped())) return false;
        const draft = asVersion ? post.savedNow() : undefined;
        const version = draft && { postId: draft.id, revision: draft.revision };
        const done = await writer.write({ ...request, ...part, ...version });
        // The pressed button is at the end of a long form, far from the result.
        if (done) moveFocusWhenIdle(editor.preview.current);
        return done !== null;
      },
    },
    sending: {
      ...sending,
      connected: connectedPlatforms(connections).length > 0,
      finish: (answer: PublishAnswer) => {
        sending.setPublished({ ...answer, pageName: connections.FACEBOOK?.pageName });
        close();
      },
    },
  };
}

export type WorkspaceState = ReturnType<typeof useWorkspaceState>;
