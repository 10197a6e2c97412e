import { useTranslations } from "next-intl";
import { Specimen } from "@/components/design/specimen";

const swatches = [
  { name: "paper", className: "bg-paper text-ink" },
  { name: "sheet", className: "bg-sheet text-ink" },
  { name: "press-wash", className: "bg-press-wash text-ink" },
  { name: "press", className: "bg-press text-on-press" },
  { name: "marigold", className: "bg-marigold text-on-marigold" },
  { name: "ink", className: "bg-ink text-paper" },
  { name: "ink-soft", className: "bg-sheet text-ink-soft" },
  { name: "good", className: "bg-sheet text-good" },
  { name: "warn", className: "bg-sheet text-warn" },
  { name: "bad", className: "bg-sheet text-bad" },
] as const;

/** Colours and type sizes. */
export function TypeSpecimen() {
  const t = useTranslations("Design");
  return (
    <>
      <Specimen title={t("colours")}>
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-5">
          {swatches.map(({ name, className }) => (
            <li
              key={name}
              className={`flex h-16 items-end rounded-md border px-3 py-2 text-label ${className}`}
            >
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title={t("type")}>
        <p className="font-display text-hero font-semibold">{t("hero")}</p>
        <p className="page-title">{t("sampleTitle")}</p>
        <p className="text-section">{t("sampleSection")}</p>
        <p className="max-w-text">
          {t("sampleBody")}{" "}
          <a href="#main" className="text-link">
            {t("link")}
          </a>
        </p>
        <p>{t("sampleExtended")}</p>
        <p className="text-sm text-ink-soft">{t("sampleSmall")}</p>
        <p className="text-label tabular-nums">{t("sampleNumbers")}</p>
      </Specimen>
    </>
  );
}
