"use client";

import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { NextIntlClientProvider, useLocale, useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useEffect } from "react";
import { onFirstPress } from "@/components/layout/browser/on-first-press";
import { LazyPart } from "@/components/layout/states/lazy-part";
import { weekPath } from "@/components/posts/week/week-path";
import { Link } from "@/components/ui/link";
import { HeaderToastRegion } from "@/components/ui/toast/toast-region";
import { buttonVariants } from "@/components/ui/button";
import { weekQuery } from "@/lib/posts/week/query-options";
import { ReadDraft } from "./read-draft";
import { useReading } from "./use-reading";

const loadEnd = () => import("./reading-end");
// eslint-disable-next-line no-restricted-syntax -- LazyPart is its boundary, but not in the first HTML
const ReadingEnd = dynamic(() => loadEnd().then((module) => module.ReadingEnd));

type ReadingScreenProps = {
  /** The week's Monday, yyyy-MM-dd. */
  from: string;
  page: { name: string; picture?: string | null };
};

/** The drafts of a week, one at a time and nothing else: read, changed, given a time, and scheduled together. */
export function ReadingScreen({ from, page }: ReadingScreenProps) {
  const { data: week } = useQuery(weekQuery(from));
  const locale = useLocale();
  return (
    week && (
      <NextIntlClientProvider locale={locale} timeZone={week.timeZone}>
        <Pages from={from} page={page} week={week} />
      </NextIntlClientProvider>
    )
  );
}

type PagesProps = ReadingScreenProps & { week: Parameters<typeof useReading>[0] };

function Pages({ from, page, week }: PagesProps) {
  const t = useTranslations("Reading");
  const reading = useReading(week);
  const { drafts, index, post } = reading;
  const back = weekPath(from);
  // With the first press, so that the end is there when the line is lost meanwhile.
  useEffect(() => onFirstPress(() => void loadEnd().catch(() => undefined)), []);
  return (
    <main className="flex min-h-dvh flex-col bg-paper">
      <header className="sticky top-0 z-10 border-b short:static bg-sheet">
        <div className="relative mx-auto flex h-14 max-w-[44rem] items-center gap-2 px-2 sm:px-4">
          <Link
            href={back}
            aria-label={t("back")}
            className={buttonVariants({ variant: "ghost", size: "icon" })}
          >
            <ArrowLeft aria-hidden />
          </Link>
          <h1 className="truncate font-display text-lg">{t("title")}</h1>
          {post && (
            <p className="ml-auto shrink-0 pr-2 text-ink-soft tabular-nums sm:pr-12" aria-live="polite">
              {t("place", { place: index + 1, count: drafts.length })}
            </p>
          )}
          <HeaderToastRegion />
        </div>
        <progress
          aria-hidden
          max={Math.max(drafts.length, 1)}
          value={index}
          className="block h-0.5 w-full appearance-none bg-transparent [&::-moz-progress-bar]:bg-press [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-press"
        />
      </header>
      {post && (
        <ReadDraft key={post.id} listed={post} page={page} week={week} reading={reading} back={back} />
      )}
      <LazyPart>
        {!post && (
          <div className="mx-auto w-full max-w-[38rem] px-4 py-8">
            <ReadingEnd reading={reading} week={week} back={back} />
          </div>
        )}
      </LazyPart>
    </main>
  );
}
