import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { Button } from "@/components/ui/button";
import type { SocialConnections } from "@/lib/connections/types";
import { DraftActions } from "./draft-actions";
import type { OpenedPost } from "./use-opened-post";
import type { PublishAnswer } from "@/components/posts/publishing/use-publish";

const ScheduledActions = dynamic(
  () => import("@/components/posts/scheduling/scheduled-actions").then((module) => module.ScheduledActions),
  { loading: () => null },
);

type WorkspaceActionsProps = {
  opened: OpenedPost;
  /** The text as currently edited. */
  content: string;
  /** Whether there is a text and none is being generated. */
  written: boolean;
  connections: SocialConnections;
  /** Whether a draft is to be scheduled. */
  scheduling: boolean;
  copying: boolean;
  onCopy: () => void;
  /** Opens the dialog for where and when a draft goes out. */
  onAsk: () => void;
  onSave: () => Promise<boolean>;
  onRescheduled: () => void;
  onSent: (answer: PublishAnswer) => void;
};

/** The actions of the post in the workspace, by its status. The first button is the primary one. */
export function WorkspaceActions(props: WorkspaceActionsProps) {
  const { opened, content, written, connections, scheduling, copying, onCopy, onAsk } = props;
  const { stage, post } = opened;
  const t = useTranslations("Posts.stage");
  if (stage === "scheduled" && post)
    return (
      <ScheduledActions
        key={post.id}
        post={post}
        content={content}
        ready={written}
        onSave={props.onSave}
        onRescheduled={props.onRescheduled}
        onSent={props.onSent}
      />
    );
  if (stage === "published")
    return (
      <Button size="lg" busy={copying} onClick={onCopy}>
        {t("makeCopy")}
      </Button>
    );
  return (
    <DraftActions
      connections={connections}
      ready={written && stage === "draft"}
      scheduling={scheduling}
      onAsk={onAsk}
    />
  );
}
