"use client";

import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { useNow } from "@/components/layout/browser/use-clock";
import { PartLoading } from "@/components/layout/states/part-loading";
import { PlanKinds } from "@/components/posts/planning/plan-kinds";
import { PlanFooter } from "@/components/posts/planning/plan-footer";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { BRIEF_LIMIT, MAX_TIMES } from "@/lib/posts/planning/constants";
import { weekName } from "@/lib/posts/week/rules";
import type { Week } from "@/lib/posts/week/types";
import { cutText } from "@/lib/text";
import { PhotoChoice } from "./photo-choice";
import { TimeChoice } from "./time-choice";
import type { Asking } from "./use-ask-for-ideas";
import { useAskedPhoto } from "./use-asked-photo";
import { useWeekPhotos } from "./use-week-photos";

const SparePhotos = dynamic(
  () => keepTrying(() => import("./spare-photos")).then((module) => module.SparePhotos),
  { loading: PartLoading },
);

/** How many times, and with them photos, are ticked at first. */
const TICKED = 7;

type AskFormProps = { week: Week; asking: Asking };

/** The form for planning a week: what is going on, its photos and its times. */
export function AskForm({ week, asking }: AskFormProps) {
  const t = useTranslations("Planning");
  const now = useNow();
  const { ask, setAsk, free, busy } = asking;
  const times = free
    .filter(({ at }, index) => ask.times[at] ?? index < TICKED)
    .slice(0, MAX_TIMES)
    .map(({ at }) => at);
  const photos = useWeekPhotos(ask.photos, Math.min(free.length, TICKED));
  useAskedPhoto(photos.photos, (ticks) => setAsk((all) => ({ ...all, photos: ticks })));
  const moving = photos.moving.some(({ upload, refused }) => upload && !upload.error && !refused);
  // Each time has its photo, and some are left. Of all that there are: more of them may not be loaded yet.
  const allHaveOne = times.length > 0 && photos.chosen.length >= times.length;
  const spare = allHaveOne && !photos.more && photos.photos.length > times.length;
  const tick = (of: "photos" | "times") => (id: string, ticked: boolean) =>
    setAsk((all) => ({ ...all, [of]: { ...all[of], [id]: ticked } }));
  const send = () =>
    asking.send({ brief: cutText(ask.brief, BRIEF_LIMIT), photos: photos.chosen, slots: times });
  const name = weekName(week.from, now, week.timeZone);
  return (
    <>
      <div inert={busy} className="mx-auto grid w-full max-w-[38rem] grow content-start gap-8 px-4 py-6">
        <PlanKinds is="week" week={week.from} />
        <Field
          label={<span className="font-display text-2xl leading-8">{t("ask", { week: name })}</span>}
          hint={t("askHint")}
          className="gap-2.5"
        >
          <Textarea
            rows={3}
            maxLength={BRIEF_LIMIT}
            placeholder={t("example")}
            value={ask.brief}
            enterKeyHint="done"
            className="text-lg leading-7"
            onChange={({ target }) => setAsk((all) => ({ ...all, brief: target.value }))}
          />
        </Field>
        <PhotoChoice of={photos} onTick={tick("photos")} />
        <TimeChoice
          week={week}
          free={free}
          chosen={times}
          full={times.length === MAX_TIMES}
          onTick={tick("times")}
        />
        {spare && <SparePhotos week={week} photos={photos.photos.length} times={times.length} />}
      </div>
      <PlanFooter
        note={busy ? t("wait") : moving ? t("photos.wait") : times.length === 0 ? t("noTime") : t("findFree")}
      >
        <Button
          size="lg"
          busy={busy}
          busyLabel={t("finding")}
          disabled={times.length === 0 || moving}
          aria-describedby="plan-note"
          onClick={send}
        >
          {t("find")}
        </Button>
        {asking.planned && !busy && (
          <Button size="lg" variant="ghost" onClick={asking.cancel}>
            {t("cancel")}
          </Button>
        )}
      </PlanFooter>
    </>
  );
}
