import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useReleasePost } from "./use-release-post";

/** Lets a post go out at its time although a fact that it relies on has ended by then, or with its blanks. */
export function ConfirmFact({ postId, confirmBlank }: { postId: number; confirmBlank?: true }) {
  const t = useTranslations("Notices");
  const release = useReleasePost(postId);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    if (!(await release({ action: "confirm", confirmBlank }))) setBusy(false);
  };
  return (
    <Button size="sm" variant="outline" className="max-sm:w-full" busy={busy} onClick={() => void confirm()}>
      {t("allTheSame")}
    </Button>
  );
}
