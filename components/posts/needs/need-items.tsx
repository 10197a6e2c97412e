import { BookOpen, CircleAlert, Coins, CreditCard, Plug } from "lucide-react";
import { useTranslations } from "next-intl";
import { ConnectButton } from "@/components/connections/connect-button";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { Need } from "@/lib/posts/needs/types";

const ICONS = {
  page: Plug,
  reconnect: Plug,
  plan: CreditCard,
  credits: Coins,
  failed: CircleAlert,
  unread: BookOpen,
} as const satisfies Record<Need, typeof Plug>;

const PATHS = {
  plan: "/subscription",
  credits: "/subscription",
  failed: "/your-posts",
  unread: "/week/read",
} as const;

type NeedItemsProps = {
  needs: readonly Need[];
  /** How many drafts nobody has read. */
  unread?: number;
  /** Whether the first one's button is the view's primary one. */
  primary?: boolean;
};

/** What an owner has to do, as items of a list: a sentence and a button each. */
export function NeedItems({ needs, unread = 0, primary = false }: NeedItemsProps) {
  const t = useTranslations("Needs");
  return needs.map((need, index) => {
    const Icon = ICONS[need];
    const variant = primary && index === 0 ? "default" : "outline";
    return (
      <li
        key={need}
        className="flex flex-wrap items-center gap-x-3 gap-y-3 rounded-lg border bg-sheet p-4 sm:flex-nowrap"
      >
        <Icon aria-hidden className="size-5 shrink-0 text-warn" />
        <p className="min-w-0 flex-1">{t(`${need}.text`, { count: unread })}</p>
        <div className="max-sm:basis-full max-sm:pl-8">
          {need === "reconnect" ? (
            <ConnectButton again size="sm" variant={variant} />
          ) : need === "page" ? (
            <ConnectButton again={false} label={t("page.button")} size="sm" variant={variant} />
          ) : (
            <Link href={PATHS[need]} className={buttonVariants({ variant, size: "sm" })}>
              {t(`${need}.button`, { count: unread })}
            </Link>
          )}
        </div>
      </li>
    );
  });
}
