import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { Button } from "@/components/ui/button";
import { useCopyOfPublished } from "./use-copy-of-published";
import { useWorkspace } from "./workspace-context";

const ScheduledActions = dynamic(
  () => import("@/components/posts/scheduling/scheduled-actions").then((module) => module.ScheduledActions),
  { loading: () => null },
);
const ChooseText = dynamic(
  () => import("@/components/posts/drafting/preview/choose-text").then((module) => module.ChooseText),
  {
    loading: () => null,
  },
);

/** The actions of the post in the workspace, by its status. The first button is the primary one. */
export function WorkspaceActions() {
  const [t, posts] = [useTranslations("Workspace"), useTranslations("Posts.stage")];
  const { post, written, reviewing, schedule, ask, asking, finish } = useWorkspace();
  const { stage, saved } = post;
  const ready = written && !reviewing;
  const { copy, busy } = useCopyOfPublished();
  if (post.conflict) return <ChooseText />;
  if (stage === "scheduled" && saved)
    return <ScheduledActions key={saved.id} post={post} saved={saved} ready={ready} onSent={finish} />;
  if (stage === "published")
    return (
      <Button size="lg" busy={busy} onClick={() => void copy()}>
        {posts("makeCopy")}
      </Button>
    );
  return (
    // On a phone it stands in the bar at the bottom.
    <Button
      size="lg"
      className="max-md:hidden"
      variant={ready ? "default" : "outline"}
      busy={asking}
      disabled={!ready || stage !== "draft"}
      onClick={() => void ask()}
    >
      {t(schedule.on ? "schedulePost" : "postNow")}
    </Button>
  );
}
