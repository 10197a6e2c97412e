"use client";

import { useLocale } from "next-intl";
import { useRef, useState } from "react";
import { moveFocusWhenIdle } from "@/components/ui/focus/move-focus";
import { useWorkspacePictures } from "./use-workspace-pictures";
import type { PublishAnswer } from "@/components/posts/publishing/use-publish";
import type { SocialConnections } from "@/lib/connections/types";
import { connectedPlatforms } from "@/lib/posts/rules";
import { quoteDraft, toDraftRequest } from "@/lib/posts/drafting/rules";
import type { DraftRequest } from "@/lib/posts/drafting/schema";
import { isBlank } from "@/lib/text";
import { type Brief, useBrief } from "./form/use-brief";
import { useDraftWriter } from "./use-draft-writer";
import { useSaveBeforeSwitch } from "./use-save-before-switch";
import { useCloseSettledPost } from "./use-close-settled-post";
import { usePublishFlow } from "@/components/posts/drafting/confirm/use-publish-flow";
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
 * The workspace: the post in it, its photos, the brief and what writes from it, and what is open over them. Typed text
 * is never lost: before another post takes its place, it is saved.
 */
export function useWorkspaceState({ credits, connections, frameTokens }: WorkspaceData) {
  const brief = useBrief(useLocale());
  const post = useWorkspacePost(brief.clear);
  const { open, setOpen, fresh } = post;
  const preview = useRef<HTMLElement>(null);
  const [formOpen, setFormOpen] = useState(false);
  const [reviewing, setReviewing] = useState(false);
  const [editing, setEditing] = useState(false);
  const { forget: forgetSending, setPublished, ...sending } = usePublishFlow(post);
  const writer = useDraftWriter(credits, ({ generatedPost }) => {
    post.keepPictures(generatedPost, fresh.latest().pictures);
    // The owner's own text is not part of what was asked for.
    if (isBlank(fresh.latest().content)) fresh.forget();
    else fresh.setPictures(() => []);
    setOpen(({ at }) => ({ id: generatedPost.id, written: true, at }));
  });

  const busy = writer.writing !== null;
  // Without words yet, the post is written from its first photo.
  const photo = post.isNew && isBlank(fresh.content) ? (post.pictures[0] ?? null) : null;
  const request = requestOf(brief, photo?.id, writer.blind);
  const editable = !busy && !post.conflict && (post.stage === "draft" || post.stage === "scheduled");
  const photos = useWorkspacePictures({ post, editable, onFiles: () => setFormOpen(false) });
  const content = writer.writing?.content ?? post.content;

  const close = (at?: string, withTyped = false) => {
    setOpen({ id: null, at });
    brief.clear(withTyped);
    forgetSending();
    // The press that began it may have come before this page was ready.
    if (!withTyped) setEditing(false);
    writer.forgetUnread();
    writer.forgetAsked();
  };
  useCloseSettledPost(post, busy || sending.confirming, close);
  const { keep, keepTyped } = useSaveBeforeSwitch(post, busy);

  /** Something else is begun: what was open over the post closes. */
  const turnTo = (edits: boolean) => {
    setFormOpen(false);
    setPublished(null);
    setEditing(edits);
    // What is written keeps the place of the text before.
    if (edits) writer.forgetAsked();
  };

  return {
    post,
    brief,
    writer,
    photos,
    ...sending,
    connected: connectedPlatforms(connections).length > 0,
    preview,
    content,
    busy,
    editable,
    written: !busy && !isBlank(content),
    /** Whether there is something to work on. */
    begun: editing || busy || !isBlank(content) || photos.any,
    photo,
    /** What having the brief written would cost. */
    price: quoteDraft(request, frameTokens),
    /** Whether the brief in the form is the one that this draft was written from. */
    hasVersions: open.written === true && post.stage === "draft",
    formOpen,
    setFormOpen,
    editing,
    setEditing,
    reviewing,
    setReviewing,
    /**
     * Begins a new post.
     * @param at the free time that it is for
     * @param withTyped whether it begins with what was typed into the brief since the page was opened
     * @returns whether the place was free for it
     */
    startNew: async (at?: string, withTyped = false): Promise<boolean> => {
      if (!(await keep())) return false;
      setPublished(null);
      close(at, withTyped);
      return true;
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
      if (done) moveFocusWhenIdle(preview.current);
      return done !== null;
    },
    /** The owner writes in the post's own field. */
    edit: () => turnTo(true),
    /** A new post begins with this text, which is the owner's from now on. */
    begin: (text: string) => {
      turnTo(true);
      fresh.type(text);
    },
    finish: (answer: PublishAnswer) => {
      setPublished({ ...answer, pageName: connections.FACEBOOK?.pageName });
      close();
    },
  };
}

/** The brief as it is sent. A post that is written from a photo gets no picture besides. */
function requestOf(brief: Brief, photoId: string | undefined, blind: boolean): DraftRequest {
  const request = toDraftRequest(brief.form);
  if (photoId === undefined) return request;
  const described = blind ? { photoDescription: brief.photoDescription } : {};
  return { ...request, mediaId: photoId, generateImage: false, ...described };
}

export type WorkspaceState = ReturnType<typeof useWorkspaceState>;
