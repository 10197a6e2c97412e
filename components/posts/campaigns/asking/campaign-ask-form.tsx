"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PhotoChoice } from "@/components/posts/planning/asking/photo-choice";
import { useWeekPhotos } from "@/components/posts/planning/asking/use-week-photos";
import { PlanFooter } from "@/components/posts/planning/plan-footer";
import { PostingTimesOffer } from "@/components/posts/week/posting-times/posting-times-offer";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { campaignTimesQuery } from "@/lib/posts/campaigns/query-options";
import { spreadTimes } from "@/lib/posts/campaigns/rules";
import { BRIEF_LIMIT } from "@/lib/posts/planning/constants";
import type { Period } from "@/lib/posts/planning/types";
import { cutText } from "@/lib/text";
import { CampaignTimes } from "./campaign-times";
import type { CampaignAsk, useCampaignAsk } from "./use-campaign-ask";

type Asked = { brief: string; photos: string[]; slots: string[] };

type CampaignAskFormProps = {
  asking: ReturnType<typeof useCampaignAsk>;
  timeZone: string;
  /** The days, where they can be a campaign's. */
  period: Period | null;
  /** Of how many ideas it can have. */
  most: number;
  /** The times that ideas of it have already. */
  taken?: ReadonlySet<string>;
  busy: boolean;
  /** What else is missing before ideas can be requested, in words. */
  missing?: string;
  onFind: (asked: Asked) => void;
  onCancel?: () => void;
  /** Shown above the box, and at the bottom. */
  head: ReactNode;
  children?: ReactNode;
};

/** The input for a campaign's ideas: what is going on, photos and times. */
export function CampaignAskForm(props: CampaignAskFormProps) {
  const { asking, timeZone, period, most, taken, busy, missing, head, children } = props;
  const [t, own] = [useTranslations("Planning"), useTranslations("Campaigns")];
  const { ask, change, tick } = asking;
  const { data: times } = useQuery({
    ...campaignTimesQuery(period ?? { beginsOn: "", endsOn: "" }),
    enabled: period !== null,
  });
  const free = (period && times ? times.free : []).filter(({ at }) => !taken?.has(at));
  const chosen = chosenOf(ask, free, most, timeZone);
  const photos = useWeekPhotos(ask.photos, chosen.length);
  const moving = photos.moving.some(({ upload, refused }) => upload && !upload.error && !refused);
  const note = missing ?? (chosen.length === 0 ? t("noTime") : t("findFree"));
  return (
    <>
      <div inert={busy} className="mx-auto grid w-full max-w-[38rem] grow content-start gap-8 px-4 py-6">
        {head}
        <Field label={own("ask")} hint={t("askHint")}>
          <Textarea
            rows={3}
            maxLength={BRIEF_LIMIT}
            placeholder={own("example")}
            value={ask.brief}
            enterKeyHint="done"
            className="text-lg leading-7"
            onChange={({ target }) => change({ brief: target.value })}
          />
        </Field>
        <PhotoChoice of={photos} onTick={tick("photos")} />
        {times?.hasSlots === false ? (
          <PostingTimesOffer proposed={times.proposed} />
        ) : (
          period &&
          times && (
            <CampaignTimes
              timeZone={timeZone}
              free={free}
              chosen={chosen}
              full={chosen.length >= most}
              onTick={tick("times")}
            />
          )
        )}
        {children}
      </div>
      <PlanFooter note={busy ? t("wait") : moving ? t("photos.wait") : note}>
        <Button
          size="lg"
          busy={busy}
          busyLabel={t("finding")}
          disabled={missing !== undefined || chosen.length === 0 || moving}
          aria-describedby="plan-note"
          onClick={() =>
            props.onFind({ brief: cutText(ask.brief, BRIEF_LIMIT), photos: photos.chosen, slots: chosen })
          }
        >
          {t("find")}
        </Button>
        {props.onCancel && !busy && (
          <Button size="lg" variant="ghost" onClick={props.onCancel}>
            {t("cancel")}
          </Button>
        )}
      </PlanFooter>
    </>
  );
}

/** The ticked times: chosen by hand, or else spread over the weeks. */
function chosenOf<T extends { at: string }>(
  { times }: CampaignAsk,
  free: readonly T[],
  most: number,
  timeZone: string,
): string[] {
  const spread = new Set(spreadTimes(free, most, timeZone).map(({ at }) => at));
  return free
    .map(({ at }) => at)
    .filter((at) => times[at] ?? spread.has(at))
    .slice(0, most);
}
