import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Toggle } from "@/components/ui/toggle";
import type { Slot } from "@/lib/posts/posting-times/types";
import { slotId, useSlotText } from "./use-slot-text";
import { useSaveSlots } from "./use-save-slots";

type PostingTimesOfferProps = {
  proposed: readonly Slot[];
  /** Nothing else in the view is to be done first. */
  primary?: boolean;
};

/** Offered until the owner has posting times: three that suit the trade, one press to have them. */
export function PostingTimesOffer({ proposed, primary = false }: PostingTimesOfferProps) {
  const t = useTranslations("Week.offer");
  const slotText = useSlotText();
  const { run: save, busy: saving } = useSaveSlots();
  const [chosen, setChosen] = useState(proposed.map(slotId));
  const slots = proposed.filter((slot) => chosen.includes(slotId(slot)));
  const choose = (id: string, on: boolean) =>
    setChosen((now) => (on ? [...now, id] : now.filter((other) => other !== id)));
  // Gone with the press and not with its answer, which may be late: the week below would move by itself then.
  if (saving) return null;
  return (
    <section
      aria-labelledby="offer-title"
      className="mb-8 border-y border-dashed border-edge py-5 print:hidden"
    >
      <h2 id="offer-title" className="text-section">
        {t("title")}
      </h2>
      <p className="mt-1 max-w-text text-ink-soft">{t("text")}</p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <div role="group" aria-labelledby="offer-title" className="flex flex-wrap gap-2">
          {proposed.map((slot) => (
            <Toggle
              key={slotId(slot)}
              pressed={slots.includes(slot)}
              onPressedChange={(on) => choose(slotId(slot), on)}
              className="tabular-nums"
            >
              {slotText(slot)}
            </Toggle>
          ))}
        </div>
        <Button
          variant={primary ? "default" : "secondary"}
          disabled={slots.length === 0}
          aria-describedby="offer-none"
          onClick={() => void save({ slots })}
        >
          {t("use", { count: slots.length })}
        </Button>
        {slots.length === 0 && (
          <p id="offer-none" className="text-sm text-ink-soft">
            {t("none")}
          </p>
        )}
      </div>
    </section>
  );
}
