import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { useState } from "react";
import { PartLoading } from "@/components/layout/states/part-loading";
import { usePost } from "@/components/posts/post/use-post";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import { POSTS_KEY, WEEK_KEY } from "@/lib/posts/query-options";
import type { WeekPost } from "@/lib/posts/week/types";

const ChooseTime = dynamic(
  () => keepTrying(() => import("../times/choose-time")).then((module) => module.ChooseTime),
  { loading: PartLoading },
);
const PublishNowDialog = dynamic(
  () =>
    keepTrying(() => import("@/components/posts/scheduling/publish-early-dialog")).then(
      (module) => module.PublishEarlyDialog,
    ),
  { loading: PartLoading },
);

type EndPressesProps = {
  post: WeekPost;
  timeZone: string;
  at: string | null;
  /** Its words have changed since it was read. */
  again: boolean;
  /** A page is connected, to which it can go at once. */
  publishable: boolean;
  onAgain: () => void;
  onTime: (at: string) => void;
};

/** What can be done about a draft that has no time. */
export function EndPresses(props: EndPressesProps) {
  const { post: listed, timeZone, at, again, publishable, onAgain, onTime } = props;
  const t = useTranslations("Reading");
  const client = useQueryClient();
  const post = usePost(listed.id, { listed });
  const [open, setOpen] = useState<"time" | "now" | null>(null);
  const close = () => setOpen(null);
  const sent = () => {
    close();
    toast.success(t("sent"));
    void client.invalidateQueries({ queryKey: WEEK_KEY });
    void client.invalidateQueries({ queryKey: POSTS_KEY, refetchType: "none" });
  };
  if (again)
    return (
      <div>
        <Button size="sm" variant="outline" onClick={onAgain}>
          {t("end.again")}
        </Button>
      </div>
    );
  return (
    <>
      {open !== "time" && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="outline" onClick={() => setOpen("time")}>
            {t("end.chooseTime")}
          </Button>
          {publishable && (
            <Button size="sm" variant="ghost" onClick={() => setOpen("now")}>
              {t("end.now")}
            </Button>
          )}
        </div>
      )}
      {open === "time" && <ChooseTime at={at} timeZone={timeZone} onTime={onTime} onClose={close} />}
      {open === "now" && post.saved && (
        <PublishNowDialog post={post} saved={post.saved} onClose={close} onSent={sent} />
      )}
    </>
  );
}
