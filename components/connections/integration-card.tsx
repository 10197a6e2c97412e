"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { useState } from "react";
import { PartLoading } from "@/components/layout/states/part-loading";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { socialQuery } from "@/lib/connections/query-options";
import { ConnectButton } from "./connect-button";

const DisconnectQuestion = dynamic(
  () => keepTrying(() => import("./disconnect-question")).then((module) => module.DisconnectQuestion),
  { loading: PartLoading },
);

/** Social Media Integration: whether a page is connected, with buttons to connect or disconnect one. */
export function IntegrationCard() {
  const t = useTranslations("Connections");
  const { data, isPending, isError, refetch } = useQuery(socialQuery);
  const [asking, setAsking] = useState(false);
  const page = data?.FACEBOOK;
  const healthy = page?.status === "CONNECTED";

  if (isPending) return <IntegrationCardSkeleton />;
  return (
    <Card className="flex flex-col">
      <CardTitle className="mb-4">{t("title")}</CardTitle>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <div className="flex min-w-0 items-center gap-3">
          {page ? <Avatar name={page.pageName} src={page.pagePicture} /> : <FacebookMark />}
          <div className="min-w-0">
            <p className="truncate font-medium">
              {page ? t("page", { platform: t("names.FACEBOOK"), page: page.pageName }) : t("names.FACEBOOK")}
            </p>
            <p className="text-sm text-ink-soft">
              {isError ? t("loadFailed") : t(healthy ? "ready" : page ? "reconnectText" : "notConnected")}
            </p>
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          {isError ? (
            <Button variant="outline" onClick={() => void refetch()}>
              {t("tryAgain")}
            </Button>
          ) : (
            !healthy && <ConnectButton again={page !== undefined} variant="outline" />
          )}
          {page && (
            <Button variant="outline" onClick={() => setAsking(true)}>
              {t("disconnect.confirm")}
            </Button>
          )}
        </div>
      </div>
      <p className="mt-auto border-t pt-4 text-sm text-ink-soft">{t("morePlatforms")}</p>
      {asking && <DisconnectQuestion onClose={() => setAsking(false)} />}
    </Card>
  );
}

/** The network's initial in ink; decorative, because its name is beside it. */
function FacebookMark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden className="size-10 shrink-0">
      <circle cx="20" cy="20" r="19.5" className="fill-paper stroke-rule" />
      <path
        d="M21.7 31v-9.9h3.4l.5-4h-3.9v-2.5c0-1.2.4-1.9 2-1.9h2.1V9.1c-.4 0-1.6-.1-3-.1-3 0-5.1 1.8-5.1 5.2v2.9h-3.4v4h3.4V31z"
        className="fill-ink"
      />
    </svg>
  );
}

/** The card's placeholder while it loads. */
function IntegrationCardSkeleton() {
  return (
    <Card aria-busy>
      <Skeleton className="mb-5 h-6 w-56" />
      <div className="flex items-center gap-3">
        <Skeleton className="size-10 rounded-full" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-4 w-44" />
        </div>
        <Skeleton className="h-control w-28" />
      </div>
      <Skeleton className="mt-5 h-4 w-48" />
    </Card>
  );
}
