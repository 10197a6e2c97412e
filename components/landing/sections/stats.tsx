import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { textsApart } from "@/components/layout/texts-apart";

const stats = ["posts", "engagement", "hours", "users"] as const;

const figure = (text: ReactNode) => (
  <span className="block font-display text-[clamp(1.375rem,7.5vw,1.75rem)]/9 font-semibold tracking-[-0.01em] text-ink tabular-nums sm:text-[2.25rem]/11">
    {text}
  </span>
);

/** Four figures on a ruled strip. */
export function Stats() {
  const t = useTranslations("Landing");
  return (
    <section aria-label={t("stats.label")} className="border-y bg-sheet">
      <ul className="mx-auto grid max-w-landing grid-cols-2 px-4 sm:px-6 lg:grid-cols-4">
        {stats.map((name) => (
          <li
            key={name}
            className="border-rule py-5 text-[0.9375rem] text-ink-soft even:border-l even:pl-5 max-lg:nth-[n+3]:border-t lg:py-7 lg:not-first:border-l lg:not-first:pl-8"
          >
            {textsApart(t.rich(`stats.${name}`, { b: figure }))}
          </li>
        ))}
      </ul>
    </section>
  );
}
