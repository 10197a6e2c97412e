import { ThumbsUp, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useWriting } from "@/components/posts/drafting/workspace-context";
import { Button } from "@/components/ui/button";

/** The post that worked, of which this is to be one more. Load it lazily. */
export function LikeLine() {
  const t = useTranslations("Workspace.like");
  const { brief } = useWriting();
  const { like } = brief.form;
  if (!like) return null;
  return (
    <div className="flex items-center gap-2.5 rounded-md bg-press-wash py-1 pr-1 pl-3 text-sm">
      <ThumbsUp aria-hidden className="size-4 shrink-0 text-press" />
      <p className="min-w-0 flex-1 py-1.5 break-words">{t("line", like)}</p>
      <Button
        size="icon"
        variant="ghost"
        aria-label={t("drop")}
        icon={<X aria-hidden />}
        onClick={() => brief.change({ like: undefined })}
      />
    </div>
  );
}
