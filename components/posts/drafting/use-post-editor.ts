"use client";

import { useRef, useState } from "react";
import { isBlank } from "@/lib/text";
import type { StreamedText } from "./stream-draft";
import { useWorkspacePhotos } from "./use-workspace-photos";
import type { WorkspacePost } from "./use-workspace-post";

/**
 * The post in the workspace as it is shown and edited, with its photos, and what is open over it.
 * @param writing the text that is being written, which stands in place of the post's
 */
export function usePostEditor(post: WorkspacePost, writing: StreamedText | null) {
  const preview = useRef<HTMLElement>(null);
  const [formOpen, setFormOpen] = useState(false);
  const [reviewing, setReviewing] = useState(false);
  const [editing, setEditing] = useState(false);
  const busy = writing !== null;
  const editable = !busy && !post.conflict && (post.stage === "draft" || post.stage === "scheduled");
  const photos = useWorkspacePhotos({ post, editable, onFiles: () => setFormOpen(false) });
  const content = writing?.content ?? post.content;
  const written = !busy && !isBlank(content);
  return {
    post,
    photos,
    preview,
    content,
    busy,
    editable,
    written,
    /** Whether it can go out as it stands here. */
    ready: written && !reviewing && photos.uploading === null,
    /** Whether there is something to work on. */
    begun: editing || busy || !isBlank(content) || photos.any,
    formOpen,
    setFormOpen,
    editing,
    setEditing,
    reviewing,
    setReviewing,
  };
}
