"use client";

import dynamic from "next/dynamic";
import { useLeaveQuestion } from "./use-leave-question";
import { useWorkspace } from "./workspace-context";

const ConfirmPostDialog = dynamic(
  () =>
    import("@/components/posts/publishing/confirm-post-dialog").then((module) => module.ConfirmPostDialog),
  { loading: () => null },
);
const LeaveQuestion = dynamic(() => import("./leave-question").then((module) => module.LeaveQuestion), {
  loading: () => null,
});
const DropVeil = dynamic(
  () => import("@/components/posts/photos/drop-veil").then((module) => module.DropVeil),
  { loading: () => null },
);

/** What opens over the workspace. */
export function WorkspaceWindows() {
  const { post, photos, confirming } = useWorkspace();
  const leaving = useLeaveQuestion(post.unsaved, async () => (await post.save()) !== null);
  return (
    <>
      {photos.dragging && <DropVeil />}
      {confirming && !post.conflict && post.id !== null && <ConfirmPostDialog />}
      {leaving.asking && <LeaveQuestion onStay={leaving.stay} onLeave={leaving.leave} />}
    </>
  );
}
