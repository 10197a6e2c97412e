import { useTranslations } from "next-intl";
import { Photograph } from "@/components/layout/photograph";
import { photographs } from "../photographs";

const voices = [
  { voice: "anna", of: "rye" },
  { voice: "marcus", of: "wheel" },
  { voice: "sofia", of: "towels" },
] as const;
/** Each quotation is indented a little further. */
const places = ["lg:col-start-1", "lg:col-start-4", "lg:col-start-2"];

/** Three customer quotations in large type, each with a photograph of the work. */
export function Testimonials() {
  const t = useTranslations("Landing.voices");
  return (
    <section aria-labelledby="voices-title" className="mx-auto max-w-landing px-4 pt-16 sm:px-6 lg:pt-24">
      <h2 id="voices-title" className="border-t border-ink dark:border-edge pt-6 text-section">
        {t("title")}
      </h2>
      <div className="mt-10 grid gap-y-12 lg:grid-cols-12 lg:gap-y-14">
        {voices.map(({ voice, of }, index) => (
          <figure
            key={voice}
            className={`grid gap-x-8 gap-y-5 sm:grid-cols-[7rem_minmax(0,1fr)] lg:col-span-9 ${places[index]}`}
          >
            <Photograph
              files={photographs[of]}
              alt={t(`${voice}.photo`)}
              sizes="112px"
              className="size-24 rounded-full sm:size-28"
            />
            <div>
              <blockquote className="-indent-[0.45em] font-display text-[1.5rem]/[2.0625rem] font-semibold tracking-[-0.01em] text-pretty sm:text-[2rem]/[2.625rem]">
                <p>{t("quoted", { quote: t(`${voice}.quote`) })}</p>
              </blockquote>
              <figcaption className="mt-5 text-[0.9375rem] text-ink-soft">
                <span className="font-semibold text-ink">{t(`${voice}.name`)}</span>
                <br />
                <span>{`${t(`${voice}.role`)}, ${t(`${voice}.company`)}`}</span>
              </figcaption>
            </div>
          </figure>
        ))}
      </div>
    </section>
  );
}
