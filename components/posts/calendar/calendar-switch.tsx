"use client";

import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { useState } from "react";
import type { Confirmation } from "@/components/accounts/settings/confirm-field";
import { PartLoading } from "@/components/layout/states/part-loading";
import { useFormatter } from "@/components/layout/use-formatter";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import { CalendarAddress } from "./calendar-address";
import { useCalendarFeed } from "./use-calendar-feed";

const Question = dynamic(
  () => keepTrying(() => import("@/components/ui/confirm-question")).then((module) => module.ConfirmQuestion),
  { loading: PartLoading },
);

const MakeAddress = dynamic(
  () => keepTrying(() => import("./make-address")).then((module) => module.MakeAddress),
  { loading: PartLoading },
);

type CalendarSwitchProps = { since: string | null; confirmation: Confirmation };

/** Makes the calendar address, replaces it and ends it. Making one asks for the password, because it outlives the session. */
export function CalendarSwitch({ since, confirmation }: CalendarSwitchProps) {
  const t = useTranslations("Settings.calendar");
  const format = useFormatter();
  const feed = useCalendarFeed(since);
  const [asking, setAsking] = useState<"make" | "off" | null>(null);
  const close = () => {
    setAsking(null);
    feed.forgetRefusal();
  };
  const isOn = feed.createdAt !== null;
  return (
    <>
      {feed.createdAt === null ? (
        <Button variant="outline" busy={feed.busy} onClick={() => setAsking("make")}>
          {t("get")}
        </Button>
      ) : (
        <div className="grid gap-5">
          {feed.url && <CalendarAddress url={feed.url} />}
          <div className="grid max-w-text gap-3">
            <div className="grid gap-0.5">
              <p className="font-medium">
                {t("since", { date: format.dateTime(new Date(feed.createdAt), { dateStyle: "medium" }) })}
              </p>
              {!feed.url && <p className="text-sm text-ink-soft">{t("hidden")}</p>}
            </div>
            <div className="flex flex-wrap gap-3">
              <Button variant="outline" disabled={feed.busy} onClick={() => setAsking("make")}>
                {t("renew")}
              </Button>
              <Button variant="outline" disabled={feed.busy} onClick={() => setAsking("off")}>
                {t("off")}
              </Button>
            </div>
          </div>
        </div>
      )}
      {asking === "make" && (
        <MakeAddress
          renews={isOn}
          confirmation={confirmation}
          busy={feed.busy}
          passwordError={feed.passwordError}
          onMake={(current) => void feed.create(current, close)}
          onClose={close}
        />
      )}
      {asking === "off" && (
        <Question
          open
          onOpenChange={close}
          title={t("offQuestion.title")}
          description={t("offQuestion.text")}
          cancelLabel={t("cancel")}
          confirmLabel={t("offQuestion.confirm")}
          onConfirm={() =>
            feed.revoke(() => {
              close();
              toast.success(t("offDone"));
            })
          }
        />
      )}
    </>
  );
}
