import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CropMarks } from "@/components/layout/crop-marks";
import { LanguageChoice } from "@/components/layout/browser/language-choice";
import { ToastRegion } from "@/components/ui/toast/toast-region";
import { Logo } from "@/components/layout/logo";

type LoginSheetProps = {
  /** The URL of the sandbox mailbox, when mails are not really sent. */
  mailbox: string | null;
  /** Whether photos that were shared with the app are to be added after signing in. */
  photosWait?: boolean;
  children: ReactNode;
};

/** The page around the sign-in form: one sheet on paper, with crop marks at its corners. */
export function LoginSheet({ mailbox, photosWait = false, children }: LoginSheetProps) {
  const t = useTranslations("Login");
  return (
    // Not in the window's middle: what an answer makes longer or shorter would move all of it.
    <main className="mx-auto flex min-h-dvh w-full max-w-[30rem] flex-col px-5 pt-[clamp(2.5rem,6dvh,8rem)] pb-10 sm:px-8">
      {/* eslint-disable-next-line @next/next/no-html-link-for-pages -- a plain link works before script has come */}
      <a href="/" aria-label={t("home")} className="-my-1 mb-7 self-center rounded-md py-1">
        <Logo />
      </a>
      <div className="relative">
        <CropMarks />
        <div className="rounded-lg border bg-sheet p-5 sm:p-8">
          {photosWait && (
            <p role="status" className="mb-6 rounded-md bg-press-wash px-4 py-3 text-sm">
              {t("photosWait")}
            </p>
          )}
          {children}
        </div>
      </div>
      <ToastRegion of="page" className="mt-6" />
      {mailbox && (
        <p className="mt-8 text-center text-sm text-ink-soft">
          {t("practice")}{" "}
          <a href={mailbox} target="_blank" rel="noreferrer" className="text-link whitespace-nowrap">
            {t("practiceLink")}
          </a>
        </p>
      )}
      <LanguageChoice className="mt-8 sm:-mx-8 [&_ul]:justify-center" />
    </main>
  );
}
