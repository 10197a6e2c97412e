"use client";

import { useQuery } from "@tanstack/react-query";
import { NextIntlClientProvider, useLocale } from "next-intl";
import dynamic from "next/dynamic";
import { type ReactNode, useEffect } from "react";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { onFirstPress } from "@/components/layout/browser/on-first-press";
import { LazyPart } from "@/components/layout/states/lazy-part";
import { weekPath } from "@/components/posts/week/week-path";
import { weekQuery } from "@/lib/posts/week/query-options";
import { ReadDraft } from "./read-draft";
import { ReadingBar } from "./reading-bar";
import { useReading } from "./use-reading";

const loadEnd = () => import("./end/reading-end");
// eslint-disable-next-line no-restricted-syntax -- LazyPart is its boundary, but not in the first HTML
const ReadingEnd = dynamic(() => keepTrying(loadEnd).then((module) => module.ReadingEnd));

/** Undecided drafts that are left when the end is loaded. */
const NEAR_END = 2;

type ReadingScreenProps = {
  /** The week's Monday, yyyy-MM-dd. */
  from: string;
  page: { name: string; picture?: string | null };
  /** What stands below words that are written by hand. */
  ownWords: ReactNode;
  /** The account menu. */
  account: ReactNode;
};

/** The drafts of a week, one at a time and nothing else: read, changed, given a time, and scheduled together. */
export function ReadingScreen({ from, ...parts }: ReadingScreenProps) {
  const { data: week } = useQuery(weekQuery(from));
  const locale = useLocale();
  return (
    week && (
      <NextIntlClientProvider locale={locale} timeZone={week.timeZone}>
        <Pages from={from} {...parts} week={week} />
      </NextIntlClientProvider>
    )
  );
}

type PagesProps = ReadingScreenProps & { week: Parameters<typeof useReading>[0] };

function Pages({ from, account, week, ...parts }: PagesProps) {
  const reading = useReading(week);
  const { drafts, index, post } = reading;
  const back = weekPath(from);
  // With a press before the one that leads there, so that the end is there when the line is lost meanwhile.
  const undecided = drafts.filter((draft) => !reading.verdictOf(draft)).length;
  const nearEnd = reading.isAsked || undecided <= NEAR_END || drafts.length - index <= NEAR_END;
  useEffect(() => {
    if (nearEnd) return onFirstPress(() => void loadEnd().catch(() => undefined));
  }, [nearEnd]);
  return (
    <>
      <ReadingBar back={back} account={account} index={post && index} count={drafts.length + reading.more} />
      <main id="main" className="flex min-h-dvh flex-col pt-14">
        {post && (
          <ReadDraft key={post.id} listed={post} {...parts} week={week} reading={reading} back={back} />
        )}
        <LazyPart>
          {!post && (
            <div className="mx-auto w-full max-w-[38rem] px-4 py-8">
              <ReadingEnd reading={reading} week={week} back={back} />
            </div>
          )}
        </LazyPart>
      </main>
    </>
  );
}
