import { Globe } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Avatar } from "@/components/ui/avatar";

type PostFrameProps = {
  /** What is shown, for those who do not see it. */
  label: string;
  /** Whose page it is. */
  name: string;
  picture?: string | null;
  /** Instead of 'Just now'. */
  when?: string;
  children: ReactNode;
};

/** A post as Facebook shows it, which cannot be changed here. */
export function PostFrame({ label, name, picture, when, children }: PostFrameProps) {
  const t = useTranslations("Workspace");
  return (
    <article aria-label={label} className="min-w-0 overflow-hidden rounded-lg border bg-sheet">
      <header className="flex items-center gap-3 px-4 pt-4">
        <Avatar name={name} src={picture} />
        <div className="min-w-0">
          <p className="truncate font-semibold">{name}</p>
          <p className="text-label font-normal text-ink-soft">
            <span>{when ?? t("justNow")}</span> · <Globe aria-hidden className="inline size-3" />
          </p>
        </div>
      </header>
      {children}
      <footer className="flex gap-4 border-t px-4 py-3 text-sm text-ink-soft tabular-nums">
        <span>{t("likes")}</span>
        <span>{t("comments")}</span>
        <span>{t("shares")}</span>
      </footer>
    </article>
  );
}
