"use client";

import { CalendarClock, Copy, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Question } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  dialogWithBody,
} from "@/components/ui/dialog";
import { isOnItsWay } from "@/lib/posts/rules";
import type { Post } from "@/lib/posts/types";
import { DeliveryFacts } from "./delivery-facts";
import { PostFacts } from "./post-facts";
import { PostHistory } from "./post-history";
import { PostText } from "./post-text";
import { usePostActions } from "./use-post-actions";
import { useReschedule } from "./use-reschedule";

const RescheduleDialog = dynamic(() =>
  import("./reschedule-dialog").then((module) => module.RescheduleDialog),
);

type PostDetailsProps = {
  post: Post;
  onClose: () => void;
  /** The post shall go; asked and answered. */
  onDelete: () => void;
};

/** Everything that is known of a post, what happened to it, and what can be done with it. */
export function PostDetails({ post, onClose, onDelete }: PostDetailsProps) {
  const t = useTranslations("Posts");
  const actions = usePostActions(post.id);
  const reschedule = useReschedule(post, actions.refresh);
  const [asking, setAsking] = useState<"cancel" | "delete" | "reschedule" | null>(null);
  const [copying, setCopying] = useState(false);
  const scheduled = post.status === "SCHEDULED";
  const stopAsking = () => setAsking(null);

  const duplicate = async () => {
    setCopying(true);
    if (await actions.duplicate()) onClose();
    setCopying(false);
  };

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent closeLabel={t("close")} aria-describedby={undefined} className={dialogWithBody}>
        <DialogHeader>
          <DialogTitle>{t("details")}</DialogTitle>
        </DialogHeader>
        <DialogBody reachable>
          {post.imageUrl && (
            // eslint-disable-next-line @next/next/no-img-element -- private, sized and encoded by us already
            <img src={post.imageUrl} alt="" className="aspect-video w-full rounded-md object-cover" />
          )}
          <p className="break-words whitespace-pre-wrap">
            <PostText text={post.content} />
          </p>
          <PostFacts post={post} />
          {post.postPlatforms.map((delivery) => (
            <DeliveryFacts key={delivery.id} postId={post.id} delivery={delivery} />
          ))}
          <PostHistory
            postId={post.id}
            live={isOnItsWay(post)}
            told={post.postPlatforms.map(({ errorCode }) => errorCode)}
          />
          <div className="border-t pt-3">
            <div className="-mx-3 flex flex-wrap gap-1">
              {scheduled && (
                <Button
                  size="sm"
                  variant="quiet"
                  icon={<CalendarClock aria-hidden />}
                  onClick={() => setAsking("reschedule")}
                >
                  {t("actions.reschedule")}
                </Button>
              )}
              <Button
                size="sm"
                variant="quiet"
                busy={copying}
                icon={<Copy aria-hidden />}
                onClick={() => void duplicate()}
              >
                {t("actions.duplicate")}
              </Button>
              <Button
                size="sm"
                variant="quiet"
                icon={<Trash2 aria-hidden />}
                onClick={() => setAsking("delete")}
              >
                {t("actions.delete")}
              </Button>
            </div>
          </div>
        </DialogBody>
        <DialogFooter>
          {scheduled && (
            <Button variant="outline" onClick={() => setAsking("cancel")}>
              {t("actions.cancelSchedule")}
            </Button>
          )}
          <Button onClick={() => actions.openInWorkspace(post)}>{t("openInWorkspace")}</Button>
        </DialogFooter>
        {asking === "cancel" && (
          <Question
            open
            onOpenChange={stopAsking}
            title={t("actions.cancelSchedule")}
            description={t("actions.cancelQuestion")}
            cancelLabel={t("actions.cancel")}
            confirmLabel={t("actions.confirm")}
            busyLabel={t("actions.cancelling")}
            onConfirm={actions.cancelSchedule}
          />
        )}
        {asking === "delete" && (
          <Question
            open
            onOpenChange={stopAsking}
            title={t("actions.deleteTitle")}
            description={t(scheduled ? "actions.deleteScheduledText" : "actions.deleteText")}
            cancelLabel={t("actions.cancel")}
            confirmLabel={t("actions.deleteConfirm")}
            onConfirm={onDelete}
          />
        )}
        {asking === "reschedule" && (
          <RescheduleDialog scheduledTime={post.scheduledTime} onClose={stopAsking} onChoose={reschedule} />
        )}
      </DialogContent>
    </Dialog>
  );
}
