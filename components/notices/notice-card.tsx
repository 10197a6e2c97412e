import {
  CircleAlert,
  CircleCheck,
  CircleHelp,
  CirclePause,
  CreditCard,
  Link2Off,
  Plug,
  X,
} from "lucide-react";
import { useTranslations } from "next-intl";
import { PaymentDueButtons } from "@/components/billing/payment-due-buttons";
import { ConnectButton } from "@/components/connections/connect-button";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { useFormatter } from "@/components/layout/use-formatter";
import { NoticeTexts } from "@/components/posts/checking/notice-texts";
import { UnknownDeliveryActions } from "@/components/posts/publishing/unknown-delivery-actions";
import { HeldActions } from "@/components/posts/scheduling/held-actions";
import { Button, buttonVariants } from "@/components/ui/button";
import { ExternalLink } from "@/components/ui/external-link";
import { Link } from "@/components/ui/link";
import { HELD_FOR } from "@/lib/posts/constants";
import { textKeyOf } from "@/lib/notices/rules";
import type { NoticeKind } from "@/lib/notices/types";
import type { DashboardNotice } from "@/lib/posts/dashboard/types";
import type { Post } from "@/lib/posts/types";
import { OpenInWorkspace } from "./open-in-workspace";
import { ChangePost, KeepPost } from "./text-actions";

const LOOKS = {
  POST_FAILED: [CircleAlert, "text-bad"],
  RECONNECT: [Plug, "text-bad"],
  IN_DOUBT: [CircleHelp, "text-warn"],
  HELD: [CirclePause, "text-warn"],
  PREFLIGHT: [CircleAlert, "text-warn"],
  PAYMENT_FAILED: [CreditCard, "text-bad"],
  PLAN_ENDED: [CreditCard, "text-bad"],
  LINKS: [Link2Off, "text-warn"],
  FOUND: [CircleCheck, "text-good"],
  GONE: [CircleAlert, "text-bad"],
} as const satisfies Record<NoticeKind, readonly [typeof Plug, string]>;

/** Problems that reconnecting resolves. */
const BY_CONNECTING =
  /^(FACEBOOK_(RECONNECT|PERMISSION|NOT_CONNECTED|NO_PAGES)|PAGE_(NOT_(FOUND|POSTABLE)|NEEDS_TWO_FACTOR)|CONNECTION_NOT_FOUND)$/;

type NoticeCardProps = {
  notice: DashboardNotice;
  /** The business's. */
  timeZone: string;
  /** Whether it is the first notice: its button is the primary one. */
  first: boolean;
  onDismiss: () => void;
  /** Opens its post's sheet. */
  onOpen: (post: Post, button: HTMLElement | null) => void;
};

/** A notice for the owner: what happened, why, and the button that resolves it. */
export function NoticeCard({ notice, timeZone, first, onDismiss, onOpen }: NoticeCardProps) {
  const t = useTranslations("Notices");
  const errorText = useErrorMessage();
  const format = useFormatter();
  const { kind, code, excerpt, until, late = true } = notice;
  const [Icon, colour] = LOOKS[kind];
  return (
    <li className="relative flex gap-3 rounded-lg border bg-sheet p-4 pr-12 pointer-coarse:pr-14">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${colour}`} />
      <div className="grid min-w-0 flex-1 gap-3">
        <div>
          <h3 className="font-medium">{t(`${textKeyOf(notice)}.title`)}</h3>
          {excerpt && (
            <p translate="no" className="text-sm sm:line-clamp-1 break-words text-ink-soft">
              {t("quote", { excerpt })}
            </p>
          )}
          <p className="max-w-text text-sm text-ink-soft">
            {t(`${textKeyOf(notice)}.text`, {
              reason: errorText.ofCode(code),
              until: until ? format.dateTime(new Date(until), { dateStyle: "long", timeStyle: "short" }) : "",
              late: String(late),
            })}
          </p>
        </div>
        {notice.words && <NoticeTexts notices={notice.words} timeZone={timeZone} />}
        <Remedy notice={notice} variant={first ? "default" : "outline"} onOpen={onOpen} onLeave={onDismiss} />
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

type RemedyProps = {
  notice: DashboardNotice;
  variant: "default" | "outline";
  onOpen: (post: Post, button: HTMLElement | null) => void;
  onLeave: () => void;
};

function Remedy({
  notice: { kind, code, link, postId, deliveryId, revision },
  variant,
  onOpen,
  onLeave,
}: RemedyProps) {
  const t = useTranslations("Notices");
  if (kind === "PAYMENT_FAILED") return <PaymentDueButtons variant={variant} size="sm" />;
  if (kind === "PLAN_ENDED")
    return (
      <Link
        href="/subscription"
        className={buttonVariants({
          variant: variant,
          size: "sm",
          className: "justify-self-start max-sm:w-full",
        })}
      >
        {t("plans")}
      </Link>
    );
  if (kind === "IN_DOUBT" && postId && deliveryId)
    return <UnknownDeliveryActions postId={postId} deliveryId={deliveryId} link={link} variant={variant} />;
  if (kind === "FOUND")
    return link ? (
      <ExternalLink href={link} className="text-sm">
        {t("seePost")}
      </ExternalLink>
    ) : null;
  const change = postId && <ChangePost {...{ postId, variant, onOpen }} />;
  if (kind === "HELD" && postId)
    return (
      <HeldActions
        postId={postId}
        revision={revision}
        variant={variant}
        heldFor={HELD_FOR.find((reason) => reason === code)}
        change={change}
      />
    );
  if ((kind === "LINKS" || code === "FACT_ENDS" || code === "POST_BLANK") && postId)
    return (
      <div className="flex flex-wrap items-center gap-x-1.5 gap-y-2 max-sm:*:w-full">
        {change}
        {kind === "LINKS" ? (
          <Button size="sm" variant="outline" onClick={onLeave}>
            {t("leave")}
          </Button>
        ) : (
          <KeepPost postId={postId} revision={revision} />
        )}
      </div>
    );
  if (kind === "RECONNECT" || BY_CONNECTING.test(code))
    return (
      <div className="max-sm:[&>button]:w-full">
        <ConnectButton again size="sm" variant={variant} />
      </div>
    );
  return postId ? <OpenInWorkspace postId={postId} variant={variant} /> : null;
}
