import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button, type ButtonProps } from "@/components/ui/button";
import { ExternalLink } from "@/components/ui/external-link";
import { toast } from "@/components/ui/toast/toast";
import { usePostActions } from "@/components/posts/post/use-post-actions";

type DoubtActionsProps = {
  postId: number;
  deliveryId: number;
  /** The page, to check whether the post is there. */
  link: string | undefined;
  /** The first button's variant: one button per view is primary. */
  variant?: ButtonProps["variant"];
};

/** Only a person can tell whether the post is on the page: a link to check, and the two answers. */
export function UnknownDeliveryActions({ postId, deliveryId, link, variant = "outline" }: DoubtActionsProps) {
  const t = useTranslations("Notices");
  const posts = useTranslations("Posts.actions");
  const { run } = usePostActions(postId);
  const [answering, setAnswering] = useState<boolean | null>(null);
  const answer = async (found: boolean) => {
    setAnswering(found);
    // If it is not on the page, it is sent again.
    const path = `/api/post/delivery/${deliveryId}/settle`;
    const done = await run({ method: "POST", path, body: { found }, failed: posts("settleFailed") });
    if (done) toast.success(posts(found ? "settledFound" : "settledAgain"));
    else setAnswering(null);
  };
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:[&>button]:w-full">
      <Button
        size="sm"
        variant={variant}
        disabled={answering !== null}
        busy={answering === true}
        onClick={() => void answer(true)}
      >
        {t("itIsThere")}
      </Button>
      <Button
        size="sm"
        variant="outline"
        disabled={answering !== null}
        busy={answering === false}
        onClick={() => void answer(false)}
      >
        {t("sendAgain")}
      </Button>
      {link && (
        <ExternalLink href={link} className="text-sm sm:ml-1">
          {t("look")}
        </ExternalLink>
      )}
    </div>
  );
}
