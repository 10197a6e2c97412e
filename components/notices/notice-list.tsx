"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useWrite } from "@/components/layout/forms/use-write";
import { api } from "@/lib/http/api-client";
import type { DashboardNotice } from "@/lib/posts/dashboard/types";
// Not lazy, though most owners have no notice most of the time: React would send lazy cards behind their fallback.
import { NoticeCard } from "./notice-card";

/** The owner's open notices, at the top of the dashboard, or a line saying that there are none. */
export function NoticeList({ notices }: { notices: readonly DashboardNotice[] }) {
  const t = useTranslations("Notices");
  const router = useRouter();
  const [aside, setAside] = useState<readonly number[]>([]);
  const shown = notices.filter(({ id }) => !aside.includes(id));

  const dismissing = useWrite({
    send: (id: number) => api(`/api/notices/${id}/dismiss`, { method: "POST" }),
    show: (id) => {
      setAside((ids) => [...ids, id]);
      return () => setAside((ids) => ids.filter((one) => one !== id));
    },
    failed: { title: t("dismissFailed") },
    onSuccess: () => router.refresh(),
  });

  if (shown.length === 0) return <p className="text-ink-soft">{t("none")}</p>;
  return (
    <section aria-labelledby="notices">
      <h2 id="notices" className="mb-3 text-section">
        {t("title")}
      </h2>
      <ul className="grid grid-cols-1 gap-3">
        {shown.map((notice, index) => (
          <NoticeCard
            key={notice.id}
            notice={notice}
            first={index === 0}
            onDismiss={() => void dismissing.run(notice.id)}
          />
        ))}
      </ul>
    </section>
  );
}
