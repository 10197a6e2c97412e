"use client";

import { useQuery } from "@tanstack/react-query";
import { useTimeZone, useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { useRef, useState } from "react";
import { useNow } from "@/components/layout/browser/use-clock";
import { LazyPart } from "@/components/layout/states/lazy-part";
import { PartLoading } from "@/components/layout/states/part-loading";
import { openPostSheet, PostSheet } from "@/components/posts/sheet/post-sheet";
import { TodayBar } from "@/components/posts/today/today-bar";
import { usePostAddress } from "@/components/posts/post/address/use-post-address";
import { nextPoll } from "@/lib/posts/rules";
import { weekQuery } from "@/lib/posts/week/query-options";
import { weekName } from "@/lib/posts/week/rules";
import type { WeekPost } from "@/lib/posts/week/types";
import type { SlotTime } from "@/lib/posts/posting-times/types";
import { Days } from "./days";
import { DragArea } from "@/components/posts/week/moving/drag-area";
import { DraftList } from "./draft-list";
import { WeekHeader } from "./week-header";
import { WeekProvider } from "./week-context";

const MoveDialog = dynamic(
  () =>
    keepTrying(() => import("@/components/posts/week/moving/move-dialog")).then(
      (module) => module.MoveDialog,
    ),
  { loading: PartLoading },
);
const PlaceDialog = dynamic(
  () =>
    keepTrying(() => import("@/components/posts/week/moving/fill-slot-dialog")).then(
      (module) => module.FillSlotDialog,
    ),
  { loading: PartLoading },
);

// Most owners need nothing.
// eslint-disable-next-line no-restricted-syntax -- LazyPart is its boundary, but not in the first HTML
const NeedItems = dynamic(() =>
  keepTrying(() => import("@/components/posts/needs/need-items")).then((module) => module.NeedItems),
);

// Until there are posting times.
// eslint-disable-next-line no-restricted-syntax -- as above
const PostingTimesOffer = dynamic(() =>
  keepTrying(() => import("@/components/posts/week/posting-times/posting-times-offer")).then(
    (module) => module.PostingTimesOffer,
  ),
);

/** What is open over the week. */
type Opened = { moving: WeekPost } | { slot: SlotTime } | null;

/**
 * A week as in an order book: what went out, what goes out, what is still free, and the drafts without a time.
 * @param from the week's Monday, yyyy-MM-dd
 */
export function WeekScreen({ from }: { from: string }) {
  const t = useTranslations("Week");
  const viewerZone = useTimeZone() ?? "UTC";
  const now = useNow();
  const [opened, setOpened] = useState<Opened>(null);
  const [sheet, setSheet] = useState<{ post: WeekPost; open: boolean } | null>(null);
  const ticket = useRef<HTMLElement>(null);
  const { data: week } = useQuery({
    ...weekQuery(from),
    refetchInterval: ({ state }) => nextPoll(state.data?.posts ?? [], Date.now(), 0) ?? false,
  });
  const address = usePostAddress((id) => {
    const post = [...(week?.posts ?? []), ...(week?.drafts ?? [])].find((each) => each.id === id);
    if (!post) return setSheet((shown) => shown && { ...shown, open: false });
    ticket.current = document.querySelector<HTMLElement>(`[data-post="${post.id}"] [data-press]`);
    setSheet({ post, open: true });
  });
  if (!week) return null;
  const close = () => setOpened(null);
  const isThisWeek = weekName(from, now, week.timeZone) === "this";
  return (
    <WeekProvider
      week={week}
      onOpen={(post, button) =>
        openPostSheet(button, () => {
          ticket.current = button;
          setSheet({ post, open: true });
          address.opened(post.id);
        })
      }
      onMove={(post) => setOpened({ moving: post })}
      onPlace={(slot) => setOpened({ slot })}
    >
      <WeekHeader week={week} viewerZone={viewerZone} />
      {isThisWeek && <TodayBar today={week.today} />}
      <LazyPart>
        {week.needs.length > 0 && (
          <ul className="mb-6 grid gap-3 print:hidden">
            <NeedItems needs={week.needs} />
          </ul>
        )}
      </LazyPart>
      <LazyPart>{week.slots.length === 0 && <PostingTimesOffer proposed={week.proposed} />}</LazyPart>
      <p id="move-keys" hidden>
        {t("moveKeys")}
      </p>
      <DragArea>
        <div data-week data-wide className="@container/week">
          <div className="grid gap-8 strip:block beside:grid-cols-[minmax(0,1fr)_clamp(13rem,15%,20rem)] beside:gap-6">
            <section aria-label={t("title")} className="min-w-0">
              <Days week={week} />
            </section>
            <DraftList week={week} />
          </div>
        </div>
      </DragArea>
      {sheet && (
        <PostSheet
          key={sheet.post.id}
          {...sheet}
          onOpenChange={(open) => {
            setSheet({ ...sheet, open });
            if (!open) address.closed();
          }}
          returnFocus={ticket}
        />
      )}
      {opened && "moving" in opened && <MoveDialog post={opened.moving} onClose={close} />}
      {opened && "slot" in opened && <PlaceDialog slot={opened.slot} onClose={close} />}
    </WeekProvider>
  );
}
