import { useTranslations } from "next-intl";
import { Specimen } from "@/components/design/specimen";

const swatches = [
  { name: "paper", look: "bg-paper text-ink" },
  { name: "sheet", look: "bg-sheet text-ink" },
  { name: "press-wash", look: "bg-press-wash text-ink" },
  { name: "press", look: "bg-press text-on-press" },
  { name: "marigold", look: "bg-marigold text-on-marigold" },
  { name: "ink", look: "bg-ink text-paper" },
  { name: "ink-soft", look: "bg-sheet text-ink-soft" },
  { name: "good", look: "bg-sheet text-good" },
  { name: "warn", look: "bg-sheet text-warn" },
  { name: "bad", look: "bg-sheet text-bad" },
] as const;

/** Colours and type sizes. */
export function TypeSpecimen() {
  const t = useTranslations("Design");
  return (
    <>
      <Specimen title={t("colours")}>
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-5">
          {swatches.map(({ name, look }) => (
            <li key={name} className={`flex h-16 items-end rounded-md border px-3 py-2 text-label ${look}`}>
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
