import { useTranslations } from "next-intl";

/** First element of every page: moves the focus past the navigation, to `#main`. */
export function SkipLink() {
  const t = useTranslations("Shell");
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 -translate-y-16 rounded-md bg-press px-4 py-2.5 text-sm font-medium text-on-press focus-visible:translate-y-0"
    >
      {t("skip")}
    </a>
  );
}
