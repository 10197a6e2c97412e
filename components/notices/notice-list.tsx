"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { type ReactNode, useRef, useState } from "react";
import { useWrite } from "@/components/layout/forms/use-write";
import { api } from "@/lib/http/api-client";
import { PostSheet } from "@/components/posts/sheet/post-sheet";
import type { Need } from "@/lib/posts/needs/types";
import type { NextPost } from "@/lib/posts/queries";
import type { Post } from "@/lib/posts/types";
import type { DashboardNotice } from "@/lib/posts/dashboard/types";
// Not lazy, though most owners have no notice most of the time: React would send lazy cards behind their fallback.
import { NoticeCard } from "./notice-card";
import { PostToCheck } from "./post-to-check";

type NoticeListProps = {
  notices: readonly DashboardNotice[];
  /** Posts that go out next with something to check in them, which no notice is about. */
  toCheck: readonly NextPost[];
  /** The business's. */
  timeZone: string;
  /** What keeps posts from being written or from going out. */
  needs: readonly Need[];
  /** Whether there is nothing else to do: without a notice, a line says so. */
  calm: boolean;
  /** What else needs the owner, as items of the list. */
  children?: ReactNode;
};

/** What needs the owner, at the top of the dashboard, or a line saying that nothing does. */
export function NoticeList({ notices, toCheck, timeZone, needs, calm, children }: NoticeListProps) {
  const t = useTranslations("Notices");
  const router = useRouter();
  const [aside, setAside] = useState<readonly number[]>([]);
  const shown = notices.filter(({ id }) => !aside.includes(id));

  const dismissing = useWrite({
    // About links it is a decision, which holds when they are read again.
    send: ({ id, kind, postId }: DashboardNotice) =>
      api(kind === "LINKS" ? `/api/post/${postId}/links/leave` : `/api/notices/${id}/dismiss`, {
        method: "POST",
      }),
    show: ({ id }) => {
      setAside((ids) => [...ids, id]);
      return () => setAside((ids) => ids.filter((one) => one !== id));
    },
    failed: { title: t("dismissFailed") },
    onSuccess: () => router.refresh(),
  });

  // It outlives its notice, which may close while the post is changed.
  const [sheet, setSheet] = useState<{ post: Post; open: boolean } | null>(null);
  const opener = useRef<HTMLElement>(null);
  const postSheet = sheet && (
    <PostSheet
      key={sheet.post.id}
      {...sheet}
      onOpenChange={(open) => setSheet({ ...sheet, open })}
      returnFocus={opener}
    />
  );
  const onOpen = (post: Post, button: HTMLElement | null) => {
    opener.current = button;
    setSheet({ post, open: true });
  };
  const isEmpty = shown.length === 0 && !children;
  const isCalm = calm && isEmpty;
  // By what is in the list: what another screen has settled leaves it by itself.
  return (
    <div className={isCalm ? "has-[li]:[--calm:none]" : "not-has-[li]:hidden"}>
      {isCalm && <p className="text-ink-soft [display:var(--calm,block)]">{t("none")}</p>}
      {(!isEmpty || toCheck.length > 0) && (
        <section aria-labelledby="notices" className="not-has-[li]:hidden">
          <h2 id="notices" className="mb-3 text-section">
            {t("title")}
          </h2>
          <ul className="grid grid-cols-1 gap-3">
            {shown.map((notice, index) => (
              <NoticeCard
                timeZone={timeZone}
                key={notice.id}
                notice={notice}
                first={index === 0}
                onDismiss={() => void dismissing.run(notice)}
                onOpen={onOpen}
              />
            ))}
            {toCheck.map((post) => (
              <PostToCheck key={post.id} post={post} timeZone={timeZone} needs={needs} onOpen={onOpen} />
            ))}
            {children}
          </ul>
        </section>
      )}
      {postSheet}
    </div>
  );
}
