import { useTranslations } from "next-intl";
import type { Numbers } from "@/lib/posts/worked/types";
import { ShowNumbers } from "./show-numbers";

/** How many people usually see a post of the page, why that is not known, or how to let Facebook tell it. */
export function NumbersPart({ numbers }: { numbers: Numbers }) {
  const t = useTranslations("Worked.numbers");
  const { state } = numbers;
  return (
    <section aria-labelledby="numbers" className="mt-8 max-w-text">
      <h2 id="numbers" className="font-medium">
        {t("title")}
      </h2>
      {/* Told when it changes: the button that changed it is gone then. */}
      <p role="status" className="mt-1 text-pretty text-ink-soft">
        {state === "USUAL" ? t(state, numbers) : t(state)}
      </p>
      {(state === "OFFER" || state === "ROLE") && <ShowNumbers label={t("show")} />}
    </section>
  );
}
