import { Globe } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Avatar } from "@/components/ui/avatar";

type PostHeaderProps = {
  name: string;
  /** At the right. */
  children?: ReactNode;
};

/** Whose post it is, and when: on the page just now. */
export function PostHeader({ name, children }: PostHeaderProps) {
  const t = useTranslations("Workspace");
  return (
    <div className="flex items-center gap-3 px-4 pt-4 pb-3">
      <Avatar name={name} />
      <div className="min-w-0 grow leading-5">
        <p className="truncate font-semibold">{name}</p>
        <p className="text-label font-normal text-ink-soft">
          {t("justNow")} · <Globe aria-hidden className="inline size-3" />
        </p>
      </div>
      {children}
    </div>
  );
}
