"use client";

import { PenLine } from "lucide-react";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useState } from "react";
import { PageHeader } from "@/components/layout/page-header";
import { useWide } from "@/components/layout/use-wide";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import type { SocialConnections } from "@/lib/connections/types";
import type { DraftRequest } from "@/lib/posts/schema";
import { cn } from "@/lib/utils";
import { CreatePostForm } from "./create-post-form";
import { PostPreview } from "./post-preview";
import type { Published } from "./publish-result";
import { NO_SCHEDULE, type Schedule } from "./schedule";
import { useLeaveQuestion } from "./use-leave-question";
import { useWorkspace } from "./use-workspace";

const Sheet = dynamic(() => import("@/components/ui/sheet").then((module) => module.Sheet));
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
};

/** Where a post is written, looked at, edited and sent: preview and form side by side, or the form in a sheet. */
export function Workspace({ brandName, credits, creditTotal, connections }: WorkspaceProps) {
  const t = useTranslations("Workspace");
  const workspace = useWorkspace(credits);
  const wide = useWide();
  const [formOpen, setFormOpen] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const [published, setPublished] = useState<Published | null>(null);
  const [schedule, setSchedule] = useState<Schedule>(NO_SCHEDULE);
  const leaving = useLeaveQuestion(workspace.unsaved, () => workspace.save(workspace.post.content));
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
            className="flex flex-col overflow-hidden p-0 md:sticky md:top-20 md:max-h-[max(28rem,calc(100dvh-16rem))] md:p-0"
          >
            <CardTitle className="px-4 pt-4 pb-5 md:px-6 md:pt-6">{t("create")}</CardTitle>
            {form}
          </Card>
        )}
      </div>
      {!wide && (
        <>
          <button
            type="button"
            aria-label={t("create")}
            className={cn(
              "fixed right-4 bottom-4 z-30 grid size-14 place-items-center rounded-full shadow-float",
              ready ? "border border-edge bg-sheet text-ink" : "bg-press text-on-press",
            )}
            onClick={() => setFormOpen(true)}
          >
            <PenLine aria-hidden className="size-6" />
          </button>
          <Sheet open={formOpen} onOpenChange={setFormOpen} title={t("create")}>
            <div className="-mx-4 -mb-4 flex h-full flex-col pt-2">{form}</div>
          </Sheet>
        </>
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
