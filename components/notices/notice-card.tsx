import { CircleAlert, CircleHelp, CirclePause, Plug, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { ConnectButton } from "@/components/connections/connect-button";
import { useErrorWords } from "@/components/layout/use-error-words";
import { DoubtActions } from "@/components/posts/doubt-actions";
import { HeldActions } from "@/components/posts/held-actions";
import type { NoticeKind } from "@/lib/notices/types";
import type { DashboardNotice } from "@/lib/publishing/types";
import { MendPost } from "./mend-post";

const LOOKS = {
  POST_FAILED: [CircleAlert, "text-bad"],
  RECONNECT: [Plug, "text-bad"],
  IN_DOUBT: [CircleHelp, "text-warn"],
  HELD: [CirclePause, "text-warn"],
  REHEARSAL: [CircleAlert, "text-warn"],
} as const satisfies Record<NoticeKind, readonly [typeof Plug, string]>;

/** What connecting anew puts right. */
const BY_CONNECTING =
  /^(FACEBOOK_(RECONNECT|PERMISSION|NOT_CONNECTED|NO_PAGES)|PAGE_NOT_(FOUND|POSTABLE)|CONNECTION_NOT_FOUND)$/;

type NoticeCardProps = {
  notice: DashboardNotice;
  /** Whether it is the first of them: its button is the primary one. */
  first: boolean;
  onDismiss: () => void;
};

/** Something that the owner has to know, why, and the button that mends it. */
export function NoticeCard({ notice, first, onDismiss }: NoticeCardProps) {
  const t = useTranslations("Notices");
  const words = useErrorWords();
  const { kind, code, excerpt } = notice;
  const [Icon, colour] = LOOKS[kind];
  return (
    <li className="relative flex gap-3 rounded-lg border bg-sheet p-4 pr-12 pointer-coarse:pr-14">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${colour}`} />
      <div className="grid min-w-0 flex-1 gap-3">
        <div>
          <h3 className="font-medium">{t(`${kind}.title`)}</h3>
          {excerpt && (
            <p className="text-sm sm:line-clamp-1 break-words text-ink-soft">{t("quote", { excerpt })}</p>
          )}
          <p className="max-w-text text-sm text-ink-soft">
            {t(`${kind}.text`, { reason: words.ofCode(code) })}
          </p>
        </div>
        <Mend notice={notice} lead={first ? "primary" : "outline"} />
      </div>
      <button
        type="button"
        aria-label={t("dismiss")}
        className="absolute top-2 right-2 grid size-9 place-items-center rounded-md text-ink-soft hover:text-ink pointer-coarse:size-11"
        onClick={onDismiss}
      >
        <X aria-hidden className="size-4" />
      </button>
    </li>
  );
}

type MendProps = { notice: DashboardNotice; lead: "primary" | "outline" };

function Mend({ notice: { kind, code, link, postId, deliveryId }, lead }: MendProps) {
  if (kind === "IN_DOUBT" && postId && deliveryId)
    return <DoubtActions postId={postId} deliveryId={deliveryId} link={link} lead={lead} />;
  if (kind === "HELD" && postId) return <HeldActions postId={postId} lead={lead} />;
  if (kind === "RECONNECT" || BY_CONNECTING.test(code))
    return (
      <div className="max-sm:[&>button]:w-full">
        <ConnectButton again size="sm" variant={lead} />
      </div>
    );
  return postId ? <MendPost postId={postId} lead={lead} /> : null;
}
