import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { PartLoading } from "@/components/layout/states/part-loading";
import { NoticeLines } from "@/components/posts/checking/notice-lines";
import { useWeekFormat } from "@/components/posts/wording/use-week-format";
import type { Week, WeekPost } from "@/lib/posts/week/types";
import { isToReadAgain } from "../after-outcome";
import { EndPresses } from "./end-presses";
import { EndRow } from "./end-row";
import { whyNoTime } from "../times/times-of-drafts";
import type { Reading } from "../use-reading";

const SimilarLine = dynamic(
  () =>
    keepTrying(() => import("@/components/posts/similar/similar-posts")).then((module) => module.SimilarLine),
  { loading: PartLoading },
);

/** What became of each draft, those that have a time now first. */
export function EndRows({ reading, week }: { reading: Reading; week: Week }) {
  const t = useTranslations("Reading");
  const errorText = useErrorMessage();
  const format = useWeekFormat(week.timeZone);
  const { drafts, outcome, timeOf, verdictOf } = reading;
  const codeOf = (post: WeekPost) => outcome.refused.find((each) => each.post.id === post.id)?.code;
  const gone = outcome.refused.filter(({ post }) => !drafts.some(({ id }) => id === post.id));
  const decided = drafts.filter((post) => verdictOf(post) ?? codeOf(post));
  return (
    <ul className="divide-y border-y empty:hidden">
      {outcome.placed.map(({ post, at }) => (
        <EndRow key={post.id} post={post} done state={format.moment(at)} />
      ))}
      {decided.map((post) => {
        const [code, at] = [codeOf(post), timeOf(post)];
        const dropped = verdictOf(post) === "dropped";
        const state = () => {
          if (dropped) return t("end.dropped");
          if (code) return errorText.ofCode(code);
          if (at) return format.moment(at);
          return t(whyNoTime(post, week));
        };
        return (
          <EndRow
            key={post.id}
            post={post}
            quiet={dropped}
            state={state()}
            note={
              !dropped &&
              !code && (
                <>
                  <NoticeLines post={post} listed={post} at={at} timeZone={week.timeZone} />
                  <SimilarLine post={post} timeZone={week.timeZone} />
                </>
              )
            }
            onOpen={() =>
              code && isToReadAgain(code) ? reading.readAgain(post) : reading.goTo(drafts.indexOf(post))
            }
          >
            {!dropped && (code !== undefined || at === null) && (
              <EndPresses
                post={post}
                timeZone={week.timeZone}
                at={at}
                again={code !== undefined && isToReadAgain(code)}
                publishable={reading.blocking.length === 0}
                onAgain={() => reading.readAgain(post)}
                onTime={(chosen) => reading.setTime(post, chosen)}
              />
            )}
          </EndRow>
        );
      })}
      {gone.map(({ post, code }) => (
        <EndRow key={post.id} post={post} quiet state={errorText.ofCode(code)} />
      ))}
    </ul>
  );
}
