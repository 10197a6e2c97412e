import { useTranslations } from "next-intl";
import { LanguageChoice } from "@/components/layout/browser/language-choice";
import { Logo } from "@/components/layout/logo";
import { cn } from "@/lib/utils";
import { InkStrip } from "./print-marks";

const columns = [
  { title: "product", links: ["features", "prices", "news"] },
  { title: "company", links: ["about", "work", "press"] },
] as const;

/** Our profiles elsewhere; their names are the same in every language. */
const networks = ["Facebook", "Instagram", "LinkedIn"];

/** The columns, whose links lead nowhere yet and say so, and the legal pages. */
export function Footer() {
  const t = useTranslations("Landing.footer");
  const all = [
    ...columns.map(({ title, links }) => ({ title: t(title), links: links.map((link) => t(link)) })),
    { title: t("connect"), links: networks },
  ];
  return (
    <footer className="mx-auto max-w-landing px-4 pt-16 pb-10 sm:px-6">
      <div className="grid grid-cols-2 gap-x-8 gap-y-10 sm:grid-cols-3 lg:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]">
        <div className="col-span-full lg:col-span-1">
          <Logo />
          <p className="mt-3 max-w-64 text-sm text-ink-soft">{t("line")}</p>
        </div>
        {all.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="text-label font-semibold">{title}</h2>
            <ul className="mt-3 grid gap-2 text-sm text-ink-soft">
              {links.map((link) => (
                <li key={link}>
                  <span role="link" aria-disabled="true">
                    {link}
                  </span>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <LanguageChoice className="mt-12" />
      <LegalLine className="mt-4" />
    </footer>
  );
}

/** The bottom line: copyright and the legal pages. */
export function LegalLine({ className }: { className?: string }) {
  const t = useTranslations("Landing.footer");
  return (
    <div
      className={cn(
        "mt-12 flex flex-wrap items-center gap-x-6 gap-y-3 border-t pt-5 text-sm text-ink-soft",
        className,
      )}
    >
      <p>{t("rights", { year: new Date().getFullYear() })}</p>
      <nav aria-label={t("legal")}>
        <ul className="flex flex-wrap gap-x-6 gap-y-3">
          <li>
            <a href="/privacy.html" className="text-link">
              {t("privacy")}
            </a>
          </li>
          <li>
            <a href="/terms" className="text-link">
              {t("terms")}
            </a>
          </li>
          <li>
            <a href="/cookie-policy" className="text-link">
              {t("cookies")}
            </a>
          </li>
        </ul>
      </nav>
      <InkStrip className="ml-auto" />
    </div>
  );
}
