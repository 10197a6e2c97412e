"use client";

import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { useState } from "react";
import { PartLoading } from "@/components/layout/states/part-loading";
import { buttonVariants } from "@/components/ui/button";
import type { FactList } from "@/lib/brand/facts/types";
import { TODAY_KINDS } from "@/lib/posts/today/constants";
import type { TodayStart } from "./today-start";

const TodayFlow = dynamic(() => keepTrying(() => import("./today-flow")).then((module) => module.TodayFlow), {
  loading: PartLoading,
});
// On most days nothing has happened.
const TodayFacts = dynamic(
  () => keepTrying(() => import("./today-facts")).then((module) => module.TodayFacts),
  { loading: PartLoading },
);

/** What happened today, in one press: sold out, closed, ill, the weather. The rest is loaded with the press. */
export function TodayBar({ today }: { today: FactList }) {
  const t = useTranslations("Today");
  const [start, setStart] = useState<TodayStart | null>(null);
  return (
    <section aria-labelledby="today" className="mb-5 print:hidden">
      {/* On a phone one row, which is drawn aside and fades where it goes on. */}
      <div className="-mx-4 -my-1 flex items-center gap-2 overflow-x-auto py-1 pr-10 pl-4 [scrollbar-width:none] max-md:[mask-image:linear-gradient(to_right,black_calc(100%-3rem),transparent)] md:mx-0 md:flex-wrap md:px-0">
        <h2 id="today" className="mr-1 text-label text-ink-soft">
          {t("title")}
        </h2>
        {TODAY_KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            className={buttonVariants({ variant: "outline", size: "sm", className: "px-3.5" })}
            onClick={() => setStart({ kind })}
          >
            {t(`press.${kind}`)}
          </button>
        ))}
      </div>
      {today.facts.length > 0 && <TodayFacts today={today} onOpen={(fact) => setStart({ fact })} />}
      {start && <TodayFlow start={start} timeZone={today.timeZone} onClose={() => setStart(null)} />}
    </section>
  );
}
