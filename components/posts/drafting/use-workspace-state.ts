"use client";

import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { offerFocus } from "@/components/ui/focus/land-focus";
import { toast } from "@/components/ui/toast/toast";
import { usePhotos } from "@/components/posts/photos/use-photos";
import type { Published } from "@/components/posts/publishing/publish-result";
import type { PublishAnswer } from "@/components/posts/publishing/use-publish";
import { NO_SCHEDULE, type Schedule, scheduleFor } from "@/components/posts/scheduling/schedule";
import type { SocialConnections } from "@/lib/connections/types";
import { connectedPlatforms, quoteDraft, toDraftRequest } from "@/lib/posts/rules";
import type { DraftRequest } from "@/lib/posts/schema";
import { isBlank } from "@/lib/text";
import { useBrief } from "./form/use-brief";
import { useDraftWriter } from "./use-draft-writer";
import { useWorkspacePost } from "./use-workspace-post";

/** What the workspace gets with the page. */
export type WorkspaceData = {
  brandName: string;
  /** Credits left when the page was rendered. */
  credits: number;
  connections: SocialConnections;
  /** Whether the plan lets the owner write. */
  access: boolean;
  /** Tokens of the brand profile, for the price estimate. */
  brandTokens: number;
};

/**
 * The workspace: the post in it, its photos, the brief and what writes from it, and what is open over them. Nothing
 * that was typed is given up: before another post takes the place, it is saved.
 */
export function useWorkspaceState({ credits, connections, brandTokens }: WorkspaceData) {
  const t = useTranslations("Workspace");
  const timeZone = useTimeZone() ?? "UTC";
  const brief = useBrief(useLocale());
  const post = useWorkspacePost(brief.clear);
  const { open, setOpen, fresh } = post;
  const preview = useRef<HTMLElement>(null);
  const [formOpen, setFormOpen] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const [asking, setAsking] = useState(false);
  const [proofing, setProofing] = useState(false);
  const [editing, setEditing] = useState(false);
  const [published, setPublished] = useState<Published | null>(null);
  const [chosen, setSchedule] = useState<Schedule | null>(null);
  const writer = useDraftWriter(credits, ({ generatedPost }) => {
    post.keepPictures(generatedPost, fresh.latest().pictures);
    fresh.forget();
    setOpen(({ at }) => ({ id: generatedPost.id, written: true, at }));
  });

  const busy = writer.writing !== null;
  /** Without words yet, the post is written from its first photo. */
  const photo = post.isNew && isBlank(fresh.content) ? (post.pictures[0] ?? null) : null;
  const request: DraftRequest = {
    ...toDraftRequest(brief.form),
    ...(photo && { mediaId: photo.id, generateImage: false }),
    ...(photo && writer.blind && { photoDescription: brief.photoDescription }),
  };
  const editable = !busy && !post.conflict && (post.stage === "draft" || post.stage === "scheduled");
  const photos = usePhotos({ post, editable, onFiles: () => setFormOpen(false) });
  const content = writer.writing?.content ?? post.content;
  const written = !busy && !isBlank(content);

  const close = (at?: string) => {
    setOpen({ id: null, at });
    brief.clear();
    setSchedule(null);
    setEditing(false);
    setConfirming(false);
    writer.forgetUnread();
  };

  /** Saves what is not on the server. @returns whether another post may take the place */
  const keep = async (): Promise<boolean> => {
    if (post.unsaved && (await post.save()) === null) return false;
    if (!fresh.any) return true;
    const kept = await fresh.save();
    if (kept) toast.note(t("keptAsDraft"));
    return kept !== null;
  };

  /** Begins a new post, for a free time if one is given. @returns whether the place was free for it */
  const startNew = async (at?: string): Promise<boolean> => {
    if (!(await keep())) return false;
    setPublished(null);
    close(at);
    return true;
  };

  /** Has the brief written: as a new post, or as another version of the draft that it was written for. */
  const write = async (asVersion: boolean): Promise<boolean> => {
    setFormOpen(false);
    setPublished(null);
    setEditing(false);
    const ownWords = post.isNew ? !isBlank(fresh.content) : post.unsaved;
    if (ownWords && (await post.save()) === null) return false;
    const draft = asVersion ? post.savedNow() : undefined;
    const done = await writer.write({
      ...request,
      ...(draft && { postId: draft.id, revision: draft.revision }),
    });
    // The pressed button is at the end of a long form, far from the result.
    if (done) offerFocus(preview.current);
    return done !== null;
  };

  /** A draft that got a time, went out or was deleted elsewhere has left: nothing is to be done with it here. */
  const leave = useEffectEvent((gone: boolean) => {
    if (!gone && post.unsaved) return setOpen({ ...open, opened: true });
    if (gone && post.unsaved) fresh.type(post.content);
    post.reset();
    close();
    toast.note(t(gone ? "leftDeleted" : "left"));
  });
  const moved = !open.opened && (post.stage === "scheduled" || post.stage === "published");
  const leaves = !confirming && !busy && (post.gone || moved);
  useEffect(() => {
    // What was sent from here closes the post itself, right after the cache has heard of it.
    const timer = leaves ? setTimeout(() => leave(post.gone)) : undefined;
    return () => clearTimeout(timer);
  }, [leaves, post.gone]);

  return {
    post,
    brief,
    writer,
    photos,
    connections,
    connected: connectedPlatforms(connections).length > 0,
    preview,
    content,
    busy,
    editable,
    written,
    /** Whether there is something to work on. */
    begun: editing || busy || !isBlank(content) || photos.any,
    photo,
    /** What having the brief written would cost. */
    price: quoteDraft(request, brandTokens),
    /** Whether the brief in the form is the one that this draft was written from. */
    hasVersions: open.written === true && post.stage === "draft",
    formOpen,
    setFormOpen,
    editing,
    setEditing,
    proofing,
    setProofing,
    published,
    startNew,
    write,
    /** The owner writes in the post's own field. */
    edit: () => {
      setFormOpen(false);
      setPublished(null);
      setEditing(true);
    },
    schedule: chosen ?? (open.at ? scheduleFor(open.at, timeZone) : NO_SCHEDULE),
    setSchedule,
    confirming,
    /** Own words are becoming a post before the dialog opens. */
    asking,
    /** Opens the dialog for where and when a draft goes out; own words become a post first. */
    ask: async () => {
      setAsking(post.isNew);
      if (!post.isNew || (await post.save()) !== null) setConfirming(true);
      setAsking(false);
    },
    stopAsking: () => setConfirming(false),
    /** It was scheduled or sent elsewhere while its owner was asked. */
    overtaken: () => {
      setConfirming(false);
      setOpen((now) => ({ ...now, opened: true }));
    },
    finish: (answer: PublishAnswer) => {
      setPublished({ ...answer, pageName: connections.FACEBOOK?.pageName });
      close();
    },
  };
}

export type WorkspaceState = ReturnType<typeof useWorkspaceState>;
