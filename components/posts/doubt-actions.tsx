import { ExternalLink } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button, type ButtonProps } from "@/components/ui/button";
import { usePostActions } from "./use-post-actions";

type DoubtActionsProps = {
  postId: number;
  deliveryId: number;
  /** The page, to look whether it is there. */
  link: string | undefined;
  /** How the first button looks: one button to a view is primary. */
  lead?: ButtonProps["variant"];
};

/** Only a person can tell whether it is on the page: the way to look, and the two answers. */
export function DoubtActions({ postId, deliveryId, link, lead = "outline" }: DoubtActionsProps) {
  const t = useTranslations("Notices");
  const { settle } = usePostActions(postId);
  const [answering, setAnswering] = useState<boolean | null>(null);
  const answer = async (found: boolean) => {
    setAnswering(found);
    if (!(await settle(deliveryId, found))) setAnswering(null);
  };
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:[&>button]:w-full">
      <Button
        size="sm"
        variant={lead}
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
        <a
          href={link}
          target="_blank"
          rel="noreferrer"
          className="text-link inline-flex sm:ml-1 items-center gap-1 text-sm"
        >
          {t("look")}
          <ExternalLink aria-hidden className="size-3.5" />
        </a>
      )}
    </div>
  );
}
