import { useTranslations } from "next-intl";
import { Logo } from "@/components/layout/logo";
import { SkipLink } from "@/components/layout/shell/skip-link";
import { LegalLine } from "./footer";
import { LinkButton } from "./link-button";

type LegalDocumentProps = { title: string; /** The PDF, a path of our own. */ src: string };

/** A legal text as a PDF in an 800 px frame, with a link for browsers that cannot embed it, and a link back. */
export function LegalDocument({ title, src }: LegalDocumentProps) {
  const t = useTranslations("Landing");
  return (
    <>
      <SkipLink />
      <header className="border-b bg-sheet">
        <div className="mx-auto flex h-16 max-w-landing items-center justify-between gap-4 px-4 sm:px-6">
          <Logo className="max-sm:[&>span]:sr-only" />
          {/* eslint-disable-next-line @next/next/no-html-link-for-pages -- next/link would bring script to a page that has none */}
          <a href="/" className="text-link">
            {t("legal.back")}
          </a>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto max-w-landing px-4 pt-10 pb-4 focus:outline-none sm:px-6"
      >
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <h1 className="page-title">{title}</h1>
          <LinkButton href={src} variant="outline">
            {t("legal.open")}
          </LinkButton>
        </div>
        <object
          data={`${src}#navpanes=0&view=FitH`}
          type="application/pdf"
          aria-label={title}
          className="block h-[800px] w-full border bg-sheet"
        >
          <p className="p-6">
            {t("legal.fallback")}{" "}
            <a href={src} className="text-link">
              {t("legal.open")}
            </a>
          </p>
        </object>
      </main>
      <footer className="mx-auto max-w-landing px-4 pb-10 sm:px-6">
        <LegalLine />
      </footer>
    </>
  );
}
