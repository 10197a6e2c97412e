import { useTranslations } from "next-intl";
import { textsApart } from "@/components/layout/texts-apart";
import { Link } from "@/components/ui/link";
import { cn } from "@/lib/utils";

/** Where a post is written by hand: who decides whether the model may read it. Nothing on a server without such a model. */
export function OwnWordsNote({ className }: { className?: string }) {
  const t = useTranslations("Posts");
  return (
    <p
      data-own-words
      className={cn(
        "text-[0.8125rem] leading-[1.125rem] text-ink-soft [html:not([data-reader])_&]:hidden",
        className,
      )}
    >
      {textsApart(
        t.rich("ownWords", {
          link: (chunks) => (
            <Link href="/settings#model" className="text-link">
              {chunks}
            </Link>
          ),
        }),
      )}
    </p>
  );
}
