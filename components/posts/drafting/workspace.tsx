"use client";

import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useRef, useState } from "react";
import { PageHeader } from "@/components/layout/page-header";
import { useWide } from "@/components/layout/browser/use-wide";
import { Button } from "@/components/ui/button";
import { offerFocus } from "@/components/ui/focus/land-focus";
import type { PlanBeginning } from "@/lib/billing/types";
import type { SocialConnections } from "@/lib/connections/types";
import type { DraftRequest } from "@/lib/posts/schema";
import { isBlank } from "@/lib/text";
import { PhotoArea } from "@/components/posts/photos/photo-area";
import { usePhotos } from "@/components/posts/photos/use-photos";
import { CreatePostForm } from "@/components/posts/drafting/form/create-post-form";
import { FormPlace } from "@/components/posts/drafting/form/form-place";
import { connectedPlatforms } from "@/lib/posts/rules";
import { useOpenAtFirst } from "./use-open-at-first";
import { PostPreview } from "./post-preview";
import type { Published } from "@/components/posts/publishing/publish-result";
import { NO_SCHEDULE, type Schedule } from "@/components/posts/scheduling/schedule";
import { type Changeable, WordsArea } from "@/components/posts/rewriting/words-area";
import { useCopy } from "@/components/posts/use-copy";
import { useLeaveQuestion } from "./use-leave-question";
import { useOpenedPost } from "./use-opened-post";
import type { PublishAnswer } from "@/components/posts/publishing/use-publish";
import { useWorkspace } from "./use-workspace";
import { WaysToBegin } from "./ways-to-begin";
import { WorkspaceActions } from "./workspace-actions";

const ConfirmPostDialog = dynamic(
  () =>
    import("@/components/posts/publishing/confirm-post-dialog").then((module) => module.ConfirmPostDialog),
  { loading: () => null },
);
const PublishResult = dynamic(
  () => import("@/components/posts/publishing/publish-result").then((module) => module.PublishResult),
  { loading: () => null },
);
const EditStageLine = dynamic(
  () => import("@/components/posts/edit-stage-line").then((module) => module.EditStageLine),
  { loading: () => null },
);
const PlanFirst = dynamic(() => import("./plan-first").then((module) => module.PlanFirst), {
  loading: () => null,
});
const UnreadLinks = dynamic(() => import("./unread-links").then((module) => module.UnreadLinks), {
  loading: () => null,
});
const LeaveQuestion = dynamic(() => import("./leave-question").then((module) => module.LeaveQuestion), {
  loading: () => null,
});

const DropVeil = dynamic(
  () => import("@/components/posts/photos/drop-veil").then((module) => module.DropVeil),
  { loading: () => null },
);

type WorkspaceProps = {
  brandName: string;
  /** Credits left when the page was rendered. */
  credits: number;
  /** Credits at the start of the period. */
  creditTotal: number;
  /** What starting the plan would cost an owner on trial; null without a trial. */
  beginning: PlanBeginning | null;
  /** Whether the plan lets the owner write. */
  access: boolean;
  /** Days of the trial; 0 if there is none to be had. */
  trialDays: number;
  /** Tokens of the brand profile, for the price estimate. */
  brandTokens: number;
  connections: SocialConnections;
  /** Whether the window is probably wide. */
  wideAtFirst: boolean;
};

/** Where a post is written, previewed, edited and sent: preview and form side by side, or the form in a sheet. */
export function Workspace(props: WorkspaceProps) {
  const { brandName, credits, creditTotal, beginning, access, trialDays, brandTokens } = props;
  const { connections, wideAtFirst } = props;
  const t = useTranslations("Workspace");
  const workspace = useWorkspace(credits);
  const preview = useRef<HTMLElement>(null);
  const formPanel = useRef<HTMLDivElement>(null);
  const editor = useRef<HTMLTextAreaElement>(null);
  const wide = useWide(wideAtFirst);
  const [formOpen, setFormOpen] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const [proofing, setProofing] = useState(false);
  const [published, setPublished] = useState<Published | null>(null);
  const [schedule, setSchedule] = useState<Schedule>(NO_SCHEDULE);
  const connected = connectedPlatforms(connections).length > 0;
  const leaving = useLeaveQuestion(workspace.post.unsaved === true, () =>
    workspace.save(workspace.post.content),
  );
  const { post, writing } = workspace;
  const busy = writing !== "idle";
  const opened = useOpenedPost(busy ? null : post.id);
  const { stage } = opened;
  const [editing, setEditing] = useState(false);
  const editable = !busy && (stage === "draft" || stage === "scheduled");
  const photos = usePhotos({
    post,
    setPost: workspace.setPost,
    opened,
    editable,
    onFiles: () => setFormOpen(false),
  });
  const { copy, busy: copying } = useCopy({
    id: post.id,
    stage,
    openedRef: workspace.openedRef,
    onCopy: workspace.putCopy,
  });
  // One primary button per view: generating until there is a text, then the text's first action.
  const written = !busy && !isBlank(post.content);
  // Without words yet, the post is written from its first photo.
  const photo = post.id === null && isBlank(post.content) ? (photos.pictures[0] ?? null) : null;
  const begun = editing || busy || !isBlank(post.content) || photos.any;
  useOpenAtFirst(
    () => !wide && access && !begun,
    () => setFormOpen(true),
  );

  const changeable: Changeable | null =
    editable && written && opened.post
      ? {
          content: post.content,
          saved: opened.post,
          onSave: () => workspace.save(post.content),
          onReplaced: workspace.replaceText,
          remaining: workspace.remaining,
          onRemaining: workspace.setRemaining,
        }
      : null;
  /** The draft that a request with this description is another version of. */
  const versionOf = (description: string) =>
    stage === "draft" && post.subject === description ? post.id : null;

  const finish = (answer: PublishAnswer) => {
    setConfirming(false);
    setPublished({ ...answer, pageName: connections.FACEBOOK?.pageName });
    setSchedule(NO_SCHEDULE);
    workspace.clear();
  };
  const write = () => {
    setFormOpen(false);
    setPublished(null);
    setEditing(true);
  };
  const sendLabel = t(schedule.on ? "schedulePost" : "postNow");
  const ask = async () => {
    // Own words become a post when they are saved.
    if (post.id === null && !(await workspace.save(post.content))) return;
    workspace.aboutToSend();
    setConfirming(true);
  };
  const generate = async (request: DraftRequest) => {
    setFormOpen(false);
    setPublished(null);
    // The pressed button is at the end of a long form, far from the result.
    const done = await workspace.generate(request, versionOf(request.description));
    if (done) offerFocus(preview.current);
    return done;
  };
  const form = (
    <CreatePostForm
      busy={busy}
      lead={access && (!wide || !written)}
      credits={{
        remaining: workspace.remaining,
        charged: workspace.charged,
        total: creditTotal,
        brandTokens,
        beginning,
        onBegun: ({ creditAmount }) => workspace.setRemaining(creditAmount),
      }}
      photo={photo}
      blind={workspace.blind}
      onGenerate={generate}
      isVersion={(description) => versionOf(description) !== null}
    />
  );

  return (
    <>
      {photos.dragging && <DropVeil />}
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      {!access && <PlanFirst trialDays={trialDays} lead={!written} />}
      <div className="grid items-start gap-6 pb-20 md:pb-0 md:grid-cols-[minmax(22rem,1fr)_minmax(0,500px)]">
        <div className="grid gap-4">
          <PostPreview
            ref={preview}
            brandName={brandName}
            pagePicture={connections.FACEBOOK?.pagePicture}
            post={post}
            writing={writing}
            scheduledTime={stage === "scheduled" ? opened.post?.scheduledTime : null}
            pictures={photos.pictures}
            editable={editable && !proofing}
            editing={editing}
            editor={editor}
            onEditing={setEditing}
            begin={
              <WaysToBegin
                onHaveWritten={() =>
                  wide ? formPanel.current?.querySelector("textarea")?.focus() : setFormOpen(true)
                }
                onWrite={write}
                onPhotos={photos.any ? undefined : photos.take}
              />
            }
            onEdit={workspace.edit}
            onEdited={(content) => void workspace.save(content)}
            wrapText={(text) => (
              <WordsArea post={changeable} proofing={proofing} onProofing={setProofing}>
                {text}
              </WordsArea>
            )}
          />
          {workspace.unread.length > 0 && <UnreadLinks links={workspace.unread} />}
          {published && <PublishResult key={published.post.id} published={published} />}
          {opened.post && <EditStageLine post={opened.post} />}
          <WorkspaceActions
            opened={opened}
            content={post.content}
            written={written && !proofing}
            connections={connections}
            scheduling={schedule.on}
            copying={copying}
            onCopy={() => void copy()}
            onAsk={() => void ask()}
            onSave={() => workspace.save(post.content)}
            onRescheduled={workspace.saved}
            onSent={finish}
          />
          {stage !== "published" && (
            <div inert={!editable}>
              <PhotoArea {...photos.list} content={post.content} />
            </div>
          )}
          {begun && !wide && (
            <Button variant="ghost" className="justify-self-center" onClick={() => setFormOpen(true)}>
              {t("create")}
            </Button>
          )}
        </div>
        <FormPlace
          wide={wide}
          panel={formPanel}
          open={formOpen}
          onOpenChange={setFormOpen}
          returnFocus={editor}
          begin={!begun && <WaysToBegin onWrite={write} onPhotos={photos.take} />}
          bar={{
            begun,
            lead: access,
            editable: editable && !proofing,
            onEdit: write,
            onPhotos: photos.take,
            post:
              stage === "draft" && connected
                ? { label: sendLabel, ready: written && !proofing, onAsk: () => void ask() }
                : null,
          }}
        >
          {form}
        </FormPlace>
      </div>
      {confirming && post.id !== null && stage !== "scheduled" && (
        <ConfirmPostDialog
          postId={post.id}
          content={post.content}
          connections={connections}
          schedule={schedule}
          onSchedule={setSchedule}
          onClose={() => setConfirming(false)}
          onPublished={finish}
        />
      )}
      {leaving.asking && <LeaveQuestion onStay={leaving.stay} onLeave={leaving.leave} />}
    </>
  );
}
