import { PenLine } from "lucide-react";
import { useTranslations } from "next-intl";
import { usePostActions } from "@/components/posts/post/use-post-actions";
import { Button } from "@/components/ui/button";
import { editStageOf } from "@/lib/posts/rules";
import { flyToWorkspace } from "./flight/fly-photo";
import { useOpenedSheet } from "./sheet-context";

/** Opens the post in the workspace; a published one as a copy. */
export function OpenInWorkspace() {
  const t = useTranslations("Posts");
  const { saved, leave } = useOpenedSheet();
  const actions = usePostActions(saved.id);
  const open = () =>
    editStageOf(saved) === "published"
      ? void actions.openCopy()
      : flyToWorkspace(() => actions.openInWorkspace(saved));
  return (
    <Button
      variant="ghost"
      icon={<PenLine aria-hidden />}
      busy={actions.busy}
      className="-ml-3 max-sm:px-3"
      onClick={() => leave(open)}
    >
      {t("openInWorkspace")}
    </Button>
  );
}
