import { useTranslations } from "next-intl";
import { ConnectButton } from "@/components/connections/connect-button";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { useWrite } from "@/components/layout/forms/use-write";
import { useReleasePost } from "@/components/posts/scheduling/use-release-post";
import { usePostActions } from "@/components/posts/post/use-post-actions";
import { postScope } from "@/components/posts/post/use-post";
import { useWeekFormat } from "@/components/posts/wording/use-week-format";
import { Button, buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { toast } from "@/components/ui/toast/toast";
import { api } from "@/lib/http/api-client";
import { askOwner } from "@/lib/http/client/ask-owner";
import type { MarkedClaims } from "@/lib/posts/checking/types";
import type { NoticedPost, PostNotice } from "@/lib/posts/needs/post-notices";
import { useNoticeText } from "./use-notice-text";

type NoticeItemProps = {
  post: NoticedPost;
  notice: PostNotice;
  /** Whether the text on the screen is the server's. */
  saved: boolean;
  timeZone: string;
  /** A time at which its words are right. */
  time: { at: string; choose: (at: string) => void } | null;
  onChange: () => void;
  /** A claim was called right. */
  onMarked: (answer: MarkedClaims) => void;
  /** A claim was answered completely. */
  onClose: () => void;
};

/** One notice about a post: what it says, and what can be done about it. */
export function NoticeItem(props: NoticeItemProps) {
  const { notice, timeZone, time, onChange, onClose } = props;
  const t = useTranslations("Posts.notices");
  const format = useWeekFormat(timeZone);
  const text = useNoticeText(timeZone)(notice);
  const said = notice.text.trim();
  const verbs = useVerbs(props);
  const isRight = notice.kind === "CLAIM" && notice.isRight;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
      <p className="min-w-0 break-words" role="status">
        {isRight ? t("keepQuestion", { said }) : text}
      </p>
      <div className="-mr-2 ml-auto flex flex-wrap justify-end gap-1">
        {time && (
          <Button size="sm" variant="outline" onClick={() => time.choose(time.at)}>
            {format.moment(time.at)}
          </Button>
        )}
        {!said && <AccountPress kind={notice.kind} />}
        {said && !isRight && (
          <Button size="sm" variant="ghost" aria-label={t("changeLabel", { said })} onClick={onChange}>
            {t("change")}
          </Button>
        )}
        {notice.kind === "LINK" && (
          <a
            href={notice.link.url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t("openLabel", { said })}
            className={buttonVariants({ size: "sm", variant: "ghost" })}
          >
            {t("open")}
          </a>
        )}
        {verbs.map(({ verb, run, busy }) => (
          <Button
            key={verb}
            size="sm"
            variant="ghost"
            busy={busy}
            aria-label={verb === "right" ? t("rightLabel", { said }) : undefined}
            onClick={run}
          >
            {t(verb)}
          </Button>
        ))}
        {isRight && (
          <Button size="sm" variant="ghost" onClick={onClose}>
            {t("doNotKeep")}
          </Button>
        )}
      </div>
    </li>
  );
}

/** What gives the account what it lacks. */
function AccountPress({ kind }: Pick<PostNotice, "kind">) {
  const t = useTranslations("Posts.notices");
  if (kind === "PAGE" || kind === "RECONNECT")
    return <ConnectButton again={kind === "RECONNECT"} size="sm" variant="ghost" />;
  return (
    <Link href="/subscription" className={buttonVariants({ size: "sm", variant: "ghost" })}>
      {t("plans")}
    </Link>
  );
}

type Verb = {
  verb: "keep" | "keepTime" | "staysTrue" | "right" | "keepFact";
  run: () => void;
  busy: boolean;
};

/** What else than changing the words ends a notice. */
function useVerbs({ post, notice, saved, onMarked, onClose }: NoticeItemProps): Verb[] {
  const t = useTranslations("Posts.notices");
  const errorText = useErrorMessage();
  const { refresh } = usePostActions(post.id);
  const release = useReleasePost(post.id);
  const failed = { title: t("failed") };
  const shared = { failed, onSuccess: refresh };
  const marking = useWrite<{ from: number; to: number; keepAsFact: boolean }, MarkedClaims>({
    scope: postScope(post.id),
    failed,
    send: (answer) =>
      api<MarkedClaims>(`/api/post/${post.id}/claims`, {
        method: "POST",
        body: { ...answer, revision: post.revision, verdict: "RIGHT" },
      }),
    onSuccess: (answer, { keepAsFact }) => {
      onMarked(answer);
      if (!keepAsFact) return;
      onClose();
      if (answer.fact) toast.success(t("kept"));
      else toast.error(t("notKept"), { description: answer.code && errorText.ofCode(answer.code) });
    },
  });
  const lasting = useWrite<string>({
    send: (factId) => api(`/api/facts/${factId}`, { method: "PATCH", body: { until: null } }),
    ...shared,
  });
  const keeping = useWrite<{ words: string; at: string }>({
    scope: postScope(post.id),
    send: (day) => api(`/api/post/${post.id}/days`, { method: "POST", body: day }),
    ...shared,
  });
  const leaving = useWrite<string>({
    send: (url) =>
      api(`/api/post/${post.id}/links/leave?${new URLSearchParams({ url })}`, { method: "POST" }),
    ...shared,
  });
  const isScheduled = post.status === "SCHEDULED";
  const { revision } = post;
  switch (notice.kind) {
    case "DAY":
    case "MISNAMED": {
      // The server keeps a day of the words that it has; a later save asks about its own.
      if (!saved) return [];
      const run = () => void keeping.run({ words: notice.text.trim(), at: notice.at });
      return [{ verb: "keepTime", run, busy: keeping.busy }];
    }
    case "BLANK": {
      if (!isScheduled || !post.content.includes(notice.text)) return [];
      // What is kept are all blanks of the saved text, so all of them are asked about.
      const keep = async () => {
        const finder = await import("@/lib/text/explicit/blanks").catch(() => null);
        if (!finder) return toast.error(errorText.ofCode("NETWORK"));
        const blanks = finder.openBlanks(post.content, post.rightBlanks);
        if (await askOwner({ posts: [{ blanks }] }))
          await release({ action: "confirm", confirmBlank: true, revision });
      };
      return [{ verb: "keep", run: () => void keep(), busy: false }];
    }
    case "ENDED": {
      const keep: Verb = {
        verb: "keep",
        run: () => void release({ action: "confirm", revision }),
        busy: false,
      };
      const { run, busy } = lasting;
      return notice.until ? [{ verb: "staysTrue", run: () => void run(notice.factId), busy }, keep] : [keep];
    }
    case "LINK":
      return [{ verb: "keep", run: () => void leaving.run(notice.link.url), busy: leaving.busy }];
    case "CLAIM": {
      const { from, to, isRight: keepAsFact } = notice;
      const run = () => void marking.run({ from, to, keepAsFact });
      return [{ verb: keepAsFact ? "keepFact" : "right", run, busy: marking.busy }];
    }
    default:
      return [];
  }
}
