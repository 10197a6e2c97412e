"use client";

import { useFormatter, useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import { CalendarAddress } from "./calendar-address";
import { useCalendarFeed } from "./use-calendar-feed";

const Question = dynamic(() => import("@/components/ui/question").then((module) => module.Question), {
  loading: () => null,
});

/** Makes the calendar address, replaces it and ends it; the last two ask first, because calendars lose the week. */
export function CalendarSwitch({ since }: { since: string | null }) {
  const t = useTranslations("Settings.calendar");
  const format = useFormatter();
  const feed = useCalendarFeed(since);
  const [asking, setAsking] = useState<"renew" | "off" | null>(null);
  const close = () => setAsking(null);

  if (feed.createdAt === null)
    return (
      <Button variant="outline" busy={feed.busy} onClick={() => void feed.create()}>
        {t("get")}
      </Button>
    );
  const date = format.dateTime(new Date(feed.createdAt), { dateStyle: "medium" });
  return (
    <div className="grid gap-5">
      {feed.url && <CalendarAddress url={feed.url} />}
      <div className="grid max-w-text gap-3">
        <div className="grid gap-0.5">
          <p className="font-medium">{t("since", { date })}</p>
          {!feed.url && <p className="text-sm text-ink-soft">{t("hidden")}</p>}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" disabled={feed.busy} onClick={() => setAsking("renew")}>
            {t("renew")}
          </Button>
          <Button variant="outline" disabled={feed.busy} onClick={() => setAsking("off")}>
            {t("off")}
          </Button>
        </div>
      </div>
      {asking && (
        <Question
          open
          onOpenChange={close}
          variant={asking === "renew" ? "default" : "destructive"}
          title={t(`${asking}Question.title`)}
          description={t(`${asking}Question.text`)}
          cancelLabel={t("cancel")}
          confirmLabel={t(`${asking}Question.confirm`)}
          onConfirm={() =>
            asking === "renew"
              ? feed.create(close)
              : feed.revoke(() => {
                  close();
                  toast.success(t("offDone"));
                })
          }
        />
      )}
    </div>
  );
}
