import { useQuery } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, CircleHelp, Clock, ExternalLink } from "lucide-react";
import { useTranslations } from "next-intl";
import { useErrorWords } from "@/components/layout/use-error-words";
import { Link } from "@/components/ui/link";
import { postQuery } from "@/lib/posts/query-options";
import { isOnItsWay } from "@/lib/posts/rules";
import type { Post, PostPlatform } from "@/lib/posts/types";
import { useMoment } from "./use-moment";
import type { PublishAnswer } from "./use-publish";

/** What became of a post that was sent or scheduled. */
export type Published = PublishAnswer & { pageName?: string };

const POLL_MS = 4_000;
const LOOKS = {
  marked: [CircleCheck, "text-good"],
  published: [CircleCheck, "text-good"],
  scheduled: [Clock, "text-press"],
  checking: [CircleHelp, "text-warn"],
  failed: [CircleAlert, "text-bad"],
} as const;

/** Null for what was taken back meanwhile: nothing became of it. */
function stateOf({ status }: Post, delivery: PostPlatform | undefined): keyof typeof LOOKS | null {
  if (status === "SCHEDULED") return "scheduled";
  if (delivery?.status === "SUCCESS") return "published";
  if (status === "PUBLISHED") return "marked";
  if (!delivery) return null;
  return delivery.status === "FAILED" ? "failed" : "checking";
}

/** Says what happened to the post that has just left the workbench, and goes on looking while that is open. */
export function PublishResult({ published }: { published: Published }) {
  const t = useTranslations("Workspace.result");
  const words = useErrorWords();
  const moment = useMoment();
  const { data: post } = useQuery({
    ...postQuery(published.post.id),
    initialData: published.post,
    refetchOnMount: false,
    refetchInterval: ({ state }) => (state.data && isOnItsWay(state.data) ? POLL_MS : false),
  });
  const delivery = post.postPlatforms.find(({ status }) => status !== "CANCELLED");
  const state = stateOf(post, delivery);
  if (!state) return null;
  const [Icon, colour] = LOOKS[state];
  const page = published.pageName ?? t("yourPage");
  const time = post.scheduledTime ? moment.soon(post.scheduledTime) : "";
  return (
    <div role="status" className="flex gap-3 rounded-lg border bg-press-wash p-4">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${colour}`} />
      <div className="min-w-0">
        <p className="font-medium">{t(state, { page, time })}</p>
        <p className="text-sm text-ink-soft">
          {state === "failed" && delivery?.errorCode
            ? words.ofCode(delivery.errorCode)
            : t(`${state}Text`, { page })}
        </p>
        {published.problems?.map(({ code }) => (
          <p key={code} className="mt-2 text-sm">
            {t("problem", { reason: words.ofCode(code) })}
          </p>
        ))}
        <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {delivery?.permalink && (
            <a
              href={delivery.permalink}
              target="_blank"
              rel="noreferrer"
              className="text-link inline-flex items-center gap-1"
            >
              {t("see")}
              <ExternalLink aria-hidden className="size-3.5" />
            </a>
          )}
          {(published.problems?.length ?? 0) > 0 && (
            <Link href="/dashboard" className="text-link">
              {t("mend")}
            </Link>
          )}
          <Link href="/your-posts" className="text-link">
            {t("allPosts")}
          </Link>
        </p>
      </div>
    </div>
  );
}
