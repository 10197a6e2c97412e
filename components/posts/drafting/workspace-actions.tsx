import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { useState } from "react";
import { PartLoading } from "@/components/layout/states/part-loading";
import { Button } from "@/components/ui/button";
import { useEditor, useSending } from "./workspace-context";

const ScheduledActions = dynamic(
  () =>
    keepTrying(() => import("@/components/posts/scheduling/scheduled-actions")).then(
      (module) => module.ScheduledActions,
    ),
  { loading: PartLoading },
);
const PublishedActions = dynamic(
  () => keepTrying(() => import("./published-actions")).then((module) => module.PublishedActions),
  { loading: PartLoading },
);
const ChooseText = dynamic(
  () =>
    keepTrying(() => import("@/components/posts/drafting/preview/choose-text")).then(
      (module) => module.ChooseText,
    ),
  { loading: PartLoading },
);

/** The actions of the post in the workspace, by its status. The first button is the primary one. */
export function WorkspaceActions() {
  const t = useTranslations("Workspace");
  const { post, written, reviewing, ready } = useEditor();
  const { schedule, ask, asking, finish } = useSending();
  const { id, stage, saved } = post;
  // One that goes out while it is open is copied only when asked.
  const [first, setFirst] = useState<{ id: typeof id; stage: typeof stage } | null>(null);
  if (stage !== "loading" && first?.id !== id) setFirst({ id, stage });
  if (post.conflict) return <ChooseText />;
  if (stage === "scheduled" && saved)
    return (
      <ScheduledActions
        key={saved.id}
        post={post}
        saved={saved}
        savable={written && !reviewing}
        ready={ready}
        onSent={finish}
      />
    );
  if (stage === "published" && id !== null)
    return <PublishedActions key={id} id={id} opened={!!post.open.opened && first?.stage === "published"} />;
  return (
    <>
      {/* On a phone it stands in the bar at the bottom. */}
      <div data-bottom-bar className="within-window max-md:hidden">
        <Button
          size="lg"
          variant={ready ? "default" : "outline"}
          busy={asking}
          disabled={!ready || stage !== "draft"}
          aria-describedby="not-ready"
          onClick={() => void ask()}
        >
          {t(schedule.on ? "schedulePost" : "postNow")}
        </Button>
      </div>
      <WhyNotReady />
    </>
  );
}

/** Why the post cannot go out now, for its button here and for the one in the phone's bar. */
function WhyNotReady() {
  const t = useTranslations();
  const { post, photos, busy, written, reviewing } = useEditor();
  return (
    <p id="not-ready" className="sr-only">
      {post.stage === "loading"
        ? t("Common.loading")
        : busy
          ? t("Workspace.generating")
          : !written
            ? t("Posts.errors.contentBlank")
            : reviewing
              ? t("Rewriting.decide")
              : photos.uploading !== null
                ? t("Media.uploading", { name: photos.uploading })
                : post.stage === "sending" && t("Posts.sentence.sending")}
    </p>
  );
}
