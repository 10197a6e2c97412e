"use client";

import { CalendarRange, CircleStop } from "lucide-react";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { useState } from "react";
import { PartLoading } from "@/components/layout/states/part-loading";
import { Button } from "@/components/ui/button";
import type { Campaign } from "@/lib/posts/campaigns/types";
import { unpublishedPart } from "./unpublished-part";

const MoveDialog = dynamic(
  () => keepTrying(() => import("./move-dialog")).then((module) => module.MoveDialog),
  { loading: PartLoading },
);
const StopQuestion = dynamic(
  () => keepTrying(() => import("./stop-question")).then((module) => module.StopQuestion),
  { loading: PartLoading },
);

/** Move and stop: the actions on everything unpublished. Renders nothing if everything is published. */
export function CampaignActions({ campaign }: { campaign: Campaign }) {
  const t = useTranslations("Campaigns");
  const [open, setOpen] = useState<"move" | "stop" | null>(null);
  const { scheduled, ideas, times } = unpublishedPart(campaign);
  if (times.length === 0) return null;
  return (
    <>
      <Button variant="ghost" icon={<CalendarRange aria-hidden />} onClick={() => setOpen("move")}>
        {t("move.verb")}
      </Button>
      {scheduled + ideas > 0 && (
        <Button variant="ghost" icon={<CircleStop aria-hidden />} onClick={() => setOpen("stop")}>
          {t("stop.verb")}
        </Button>
      )}
      {open === "move" && <MoveDialog campaign={campaign} onClose={() => setOpen(null)} />}
      {open === "stop" && <StopQuestion campaign={campaign} onClose={() => setOpen(null)} />}
    </>
  );
}
