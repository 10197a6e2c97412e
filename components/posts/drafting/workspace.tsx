"use client";

import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { useIsWideScreen } from "@/components/layout/browser/use-is-wide-screen";
import { PageHeader } from "@/components/layout/page-header";
import { LazyPart } from "@/components/layout/states/lazy-part";
import { PartLoading } from "@/components/layout/states/part-loading";
import { PhotoArea } from "@/components/posts/photos/photo-area";
import type { PlanStart } from "@/lib/billing/types";
import { ResponsiveForm } from "@/components/posts/drafting/form/responsive-form";
import { cn } from "@/lib/utils";
import { NewPostButton } from "./new-post/new-post-button";
import { PostPreview } from "@/components/posts/drafting/preview/post-preview";
import { useNewPostAsked } from "./new-post/use-new-post-asked";
import { type WorkspaceData, useWorkspaceState } from "./use-workspace-state";
import { WorkspaceActions } from "./workspace-actions";
import { WorkspaceContext } from "./workspace-context";
import { WorkspaceWindows } from "./workspace-windows";

const PreviewWarnings = dynamic(
  () =>
    keepTrying(() => import("@/components/posts/drafting/preview/preview-warnings")).then(
      (module) => module.PreviewWarnings,
    ),
  { loading: PartLoading },
);
const PostStatusLine = dynamic(
  () =>
    keepTrying(() => import("@/components/posts/drafting/preview/preview-warnings")).then(
      (module) => module.PostStatusLine,
    ),
  { loading: PartLoading },
);
const PublishResult = dynamic(
  () =>
    keepTrying(() => import("@/components/posts/publishing/publish-result")).then(
      (module) => module.PublishResult,
    ),
  { loading: PartLoading },
);
// eslint-disable-next-line no-restricted-syntax -- LazyPart is its boundary, but not in the first HTML
const PlanRequired = dynamic(() =>
  keepTrying(() => import("./plan-required")).then((module) => module.PlanRequired),
);
type WorkspaceProps = WorkspaceData & {
  /** Credits at the start of the period. */
  creditTotal: number;
  /** What starting the plan would cost an owner on trial; null without a trial. */
  planStart: PlanStart | null;
  /** Days of the trial; 0 if there is none to be had. */
  trialDays: number;
  /** Whether the window is probably wide. */
  wideAtFirst: boolean;
};

/** Where a post is written, previewed, edited and sent: preview and form side by side, or the form in a sheet. */
export function Workspace({ trialDays, wideAtFirst, ...props }: WorkspaceProps) {
  const t = useTranslations("Workspace");
  const wide = useIsWideScreen(wideAtFirst);
  const workspace = useWorkspaceState(props);
  const { post, photos, written, editable, busy, ...editor } = workspace.editor;
  const { writer } = workspace.writing;
  const { published, connected } = workspace.sending;
  const { access, creditTotal, planStart } = props;
  useNewPostAsked(async ({ at, photo, text, like, opening }) => {
    if (!(await editor.startNew(at, opening))) return;
    if (text) return editor.begin(text);
    if (photo !== null) return photos.addFromLibrary(photo);
    if (!wide && access && !editor.editing) editor.setFormOpen(true);
    if (like) await workspace.writing.beginLike(like);
  });
  const credits = {
    remaining: writer.remaining,
    charged: writer.charged,
    total: creditTotal,
    planStart,
    onBegun: ({ creditAmount }: { creditAmount: number }) => writer.setRemaining(creditAmount),
  };
  return (
    <WorkspaceContext value={{ ...workspace, data: props }}>
      <PageHeader title={t("title")} subtitle={t("subtitle")} actions={<NewPostButton />} actionsFrom="md" />
      <LazyPart>{!access && <PlanRequired trialDays={trialDays} primary={!written} />}</LazyPart>
      {/* The panel is 500 px where the preview keeps 320; on narrower screens, down to 768 px, it takes the rest. */}
      <div className="grid grid-cols-1 items-start gap-6 pb-20 md:pb-0 md:grid-cols-[minmax(20rem,1fr)_minmax(0,500px)]">
        <div
          className={cn(
            "grid grid-cols-1 gap-4",
            writer.writing?.step === "text" && "[&>:nth-child(n+2)]:invisible",
          )}
        >
          <PostPreview wide={wide} />
          {published && <PublishResult key={published.post.id} published={published} />}
          {post.saved && !busy && <PostStatusLine post={post.saved} connected={connected} />}
          <WorkspaceActions />
          {/* On a phone, a row in the title would push all this down as soon as there is a post to replace. */}
          <NewPostButton className="md:hidden" />
          {post.stage !== "published" && (
            <div inert={!editable}>
              <PhotoArea {...photos.list} />
            </div>
          )}
          {/* Notes about the text are below every button. */}
          {(post.saved || writer.unread.length > 0) && <PreviewWarnings />}
        </div>
        <ResponsiveForm wide={wide} credits={credits} />
      </div>
      <WorkspaceWindows />
    </WorkspaceContext>
  );
}
