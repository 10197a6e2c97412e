"use client";

import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useState } from "react";
import { PageHeader } from "@/components/layout/page-header";
import { useWide } from "@/components/layout/use-wide";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import type { SocialConnections } from "@/lib/connections/types";
import type { DraftRequest } from "@/lib/posts/schema";
import { CreatePostForm } from "./create-post-form";
import { FormSheet } from "./form-sheet";
import { PostPreview } from "./post-preview";
import type { Published } from "./publish-result";
import { NO_SCHEDULE, type Schedule } from "./schedule";
import { useLeaveQuestion } from "./use-leave-question";
import { useWorkspace } from "./use-workspace";

const ConfirmPostDialog = dynamic(() =>
  import("./confirm-post-dialog").then((module) => module.ConfirmPostDialog),
);
const PublishResult = dynamic(() => import("./publish-result").then((module) => module.PublishResult));
const LeaveQuestion = dynamic(() => import("./leave-question").then((module) => module.LeaveQuestion));

type WorkspaceProps = {
  brandName: string;
  /** Credits left when the page was made. */
  credits: number;
  /** Those that the period began with. */
  creditTotal: number;
  connections: SocialConnections;
  /** Whether the window is likely to be wide. */
  wideAtFirst: boolean;
};

/** Where a post is written, looked at, edited and sent: preview and form side by side, or the form in a sheet. */
export function Workspace(props: WorkspaceProps) {
  const { brandName, credits, creditTotal, connections, wideAtFirst } = props;
  const t = useTranslations("Workspace");
  const workspace = useWorkspace(credits);
  const wide = useWide(wideAtFirst);
  const [formOpen, setFormOpen] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const [published, setPublished] = useState<Published | null>(null);
  const [schedule, setSchedule] = useState<Schedule>(NO_SCHEDULE);
  const leaving = useLeaveQuestion(workspace.post.unsaved === true, () =>
    workspace.save(workspace.post.content),
  );
  const { post, writing } = workspace;
  const busy = writing !== "idle";
  // One primary button to a view: writing leads until there is a text, then sending it does.
  const ready = !busy && post.id !== null && post.content.trim() !== "";

  const generate = (request: DraftRequest) => {
    setFormOpen(false);
    setPublished(null);
    void workspace.generate(request);
  };
  const form = (
    <CreatePostForm
      busy={busy}
      lead={!wide || !ready}
      remaining={workspace.remaining}
      total={creditTotal}
      onGenerate={generate}
    />
  );

  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <div className="grid items-start gap-6 pb-20 md:pb-0 md:grid-cols-[minmax(0,1fr)_minmax(0,25rem)] xl:grid-cols-[minmax(0,1fr)_500px]">
        <div className="grid gap-4">
          <PostPreview
            brandName={brandName}
            post={post}
            writing={writing}
            onEdit={workspace.edit}
            onEdited={(content) => void workspace.save(content)}
          />
          {published && <PublishResult published={published} />}
          <Button
            size="lg"
            variant={ready ? "primary" : "outline"}
            disabled={!ready}
            onClick={() => {
              workspace.aboutToSend();
              setConfirming(true);
            }}
          >
            {t(schedule.on ? "schedulePost" : "postNow")}
          </Button>
        </div>
        {wide && (
          <Card
            aria-label={t("create")}
            className="flex flex-col overflow-hidden p-0 max-md:hidden md:sticky md:top-20 md:max-h-[max(28rem,calc(100dvh-16rem))] md:p-0"
          >
            <CardTitle className="px-4 pt-4 pb-5 md:px-6 md:pt-6">{t("create")}</CardTitle>
            {form}
          </Card>
        )}
      </div>
      {!wide && (
        <FormSheet lead={!ready} open={formOpen} onOpenChange={setFormOpen}>
          {form}
        </FormSheet>
      )}
      {confirming && post.id !== null && (
        <ConfirmPostDialog
          postId={post.id}
          content={post.content}
          connections={connections}
          schedule={schedule}
          onSchedule={setSchedule}
          onClose={() => setConfirming(false)}
          onPublished={(result) => {
            setConfirming(false);
            setPublished(result);
            setSchedule(NO_SCHEDULE);
            workspace.clear();
          }}
        />
      )}
      {leaving.asking && <LeaveQuestion onStay={leaving.stay} onLeave={leaving.leave} />}
    </>
  );
}
