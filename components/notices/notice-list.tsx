"use client";

import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useErrorWords } from "@/components/layout/use-error-words";
import { toast } from "@/components/ui/toast";
import { ApiError, api } from "@/lib/api-client";
import type { DashboardNotice } from "@/lib/publishing/types";

// Most owners have no notice at most times.
const NoticeCard = dynamic(() => import("./notice-card").then((module) => module.NoticeCard));

/** What the owner has to know, at the top of the dashboard. One that is put aside leaves at once. */
export function NoticeList({ notices }: { notices: readonly DashboardNotice[] }) {
  const t = useTranslations("Notices");
  const words = useErrorWords();
  const router = useRouter();
  const [aside, setAside] = useState<readonly number[]>([]);
  const shown = notices.filter(({ id }) => !aside.includes(id));

  const dismiss = async (id: number) => {
    setAside((ids) => [...ids, id]);
    try {
      await api(`/api/notices/${id}/dismiss`, { method: "POST" });
      router.refresh();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setAside((ids) => ids.filter((one) => one !== id));
      toast.error(t("dismissFailed"), { description: words.ofCode(error.code) });
    }
  };

  if (shown.length === 0) return null;
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
            onDismiss={() => void dismiss(notice.id)}
          />
        ))}
      </ul>
    </section>
  );
}
