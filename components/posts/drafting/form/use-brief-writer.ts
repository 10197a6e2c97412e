"use client";

import { quoteDraft, toDraftRequest } from "@/lib/posts/drafting/rules";
import type { DraftRequest } from "@/lib/posts/drafting/schema";
import { isBlank } from "@/lib/text";
import type { Brief } from "./use-brief";
import { useDraftWriter } from "@/components/posts/drafting/use-draft-writer";
import type { WorkspacePost } from "@/components/posts/drafting/use-workspace-post";

type Parts = {
  brief: Brief;
  /** Credits left when the page was rendered. */
  credits: number;
  /** Tokens of a prompt before anything is typed. */
  frameTokens: number;
};

/** The brief and what writes from it, with what that would cost; what is written becomes the post in the workspace. */
export function useBriefWriter(post: WorkspacePost, { brief, credits, frameTokens }: Parts) {
  const { open, setOpen, fresh } = post;
  const writer = useDraftWriter(credits, ({ generatedPost }) => {
    post.keepPhotos(generatedPost, fresh.latest().media);
    // The owner's own text is not part of what was asked for.
    if (isBlank(fresh.latest().content)) fresh.forget();
    else fresh.setPhotos(() => []);
    setOpen(({ at }) => ({ id: generatedPost.id, written: true, at }));
  });
  // Without words yet, the post is written from its first photo.
  const photo = post.isNew && isBlank(fresh.content) ? (post.photos[0] ?? null) : null;
  const request = requestOf(brief, photo?.id, writer.blind);
  return {
    brief,
    writer,
    photo,
    request,
    /** What having the brief written would cost. */
    price: quoteDraft(request, frameTokens),
    /** Whether the brief in the form is the one that this draft was written from. */
    hasVersions: open.written === true && post.stage === "draft",
  };
}

/** The brief as it is sent. A post that is written from a photo gets no photo besides. */
function requestOf(brief: Brief, photoId: string | undefined, blind: boolean): DraftRequest {
  const request = toDraftRequest(brief.form);
  if (photoId === undefined) return request;
  const described = blind ? { photoDescription: brief.photoDescription } : {};
  return { ...request, mediaId: photoId, generateImage: false, ...described };
}
