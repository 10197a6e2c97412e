import { ThumbsUp, X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { MouseEvent, ReactNode } from "react";
import { textsApart } from "@/components/layout/texts-apart";
import { useWriting } from "@/components/posts/drafting/workspace-context";
import { Button } from "@/components/ui/button";
import { moveFocus } from "@/components/ui/focus/move-focus";

const own = (chunks: ReactNode) => <span translate="no">{chunks}</span>;

/** The post that worked, of which this is to be one more. Load it lazily. */
export function LikeLine() {
  const t = useTranslations("Workspace.like");
  const { brief } = useWriting();
  const { like } = brief.form;
  if (!like) return null;
  // The line goes with the press, and must not take the focus with it.
  const drop = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    moveFocus(currentTarget.closest("form"));
    brief.change({ like: undefined });
  };
  return (
    <div className="flex items-center gap-2.5 rounded-md bg-press-wash py-1 pr-1 pl-3 text-sm">
      <ThumbsUp aria-hidden className="size-4 shrink-0 text-press" />
      <p className="min-w-0 flex-1 py-1.5 break-words">{textsApart(t.rich("line", { ...like, own }))}</p>
      <Button size="icon" variant="ghost" aria-label={t("drop")} icon={<X aria-hidden />} onClick={drop} />
    </div>
  );
}
