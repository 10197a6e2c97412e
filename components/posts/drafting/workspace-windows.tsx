"use client";

import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { useEffect, useEffectEvent } from "react";
import { PartLoading } from "@/components/layout/states/part-loading";
import { LOGIN_CODE_KEY } from "@/lib/connections/constants";
import { useLeaveQuestion } from "./use-leave-question";
import { useEditor, useSending } from "./workspace-context";

const ConfirmPostDialog = dynamic(
  () => keepTrying(() => import("./confirm/confirm-post-dialog")).then((module) => module.ConfirmPostDialog),
  { loading: PartLoading },
);
const LeaveQuestion = dynamic(
  () => keepTrying(() => import("./leave-question")).then((module) => module.LeaveQuestion),
  { loading: PartLoading },
);
const DropVeil = dynamic(
  () =>
    keepTrying(() => import("@/components/posts/photos/drop-overlay")).then((module) => module.DropOverlay),
  { loading: PartLoading },
);

/** The dialogs that open over the workspace. */
export function WorkspaceWindows() {
  const t = useTranslations("Media");
  const { post, photos } = useEditor();
  const { confirming, ask } = useSending();
  const leaving = useLeaveQuestion(post.unsaved, async () => (await post.save()) !== null);
  const askAgain = useEffectEvent(() => {
    // Where Facebook's login replaced the whole window, it was started from this dialog, which continues with its answer.
    if (sessionStorage.getItem(LOGIN_CODE_KEY)) void ask();
  });
  useEffect(() => {
    // What the browser has stored is on the screen only after the first effects.
    const timer = setTimeout(() => askAgain());
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {photos.dragging && <DropVeil text={t("drop")} />}
      {confirming && !post.conflict && post.id !== null && <ConfirmPostDialog />}
      {leaving.asking && <LeaveQuestion onStay={leaving.stay} onLeave={leaving.leave} />}
    </>
  );
}
