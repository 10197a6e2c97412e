import { getTranslations } from "next-intl/server";

/** The line that an owner types, whose post is shown below it. */
export async function TypedLine() {
  const t = await getTranslations("Landing.hero");
  return (
    <figure className="border-l-2 border-press pl-4">
      <figcaption className="text-label text-ink-soft">{t("typed")}</figcaption>
      <p className="mt-0.5 leading-6">
        {t("line")}
        <span aria-hidden className="pw-caret" />
      </p>
    </figure>
  );
}
