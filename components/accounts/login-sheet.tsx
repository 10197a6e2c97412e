import { useTranslations } from "next-intl";
import Link from "next/link";
import type { ReactNode } from "react";
import { Logo } from "@/components/layout/logo";
import { env } from "@/lib/env";

/** The page around the sign-in form: one sheet on the paper, with a printer's crop marks at its corners. */
export function LoginSheet({ children }: { children: ReactNode }) {
  const t = useTranslations("Login");
  const { sandboxed, SANDBOX_URL } = env();
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[30rem] flex-col justify-center px-5 py-10 sm:px-8">
      <Link href="/" aria-label={t("home")} prefetch={false} className="mb-8 self-center rounded-md">
        <Logo />
      </Link>
      <div className="relative">
        <CropMarks />
        <div className="rounded-lg border bg-sheet p-5 sm:p-8">{children}</div>
      </div>
      {sandboxed.includes("mail") && (
        <p className="mt-8 text-center text-sm text-ink-soft">
          {t("practice")}{" "}
          <a href={`${SANDBOX_URL}/mailbox`} target="_blank" rel="noreferrer" className="text-link">
            {t("practiceLink")}
          </a>
        </p>
      )}
    </main>
  );
}

const corners = [
  "-top-6 -left-6",
  "-top-6 -right-6 -scale-x-100",
  "-bottom-6 -left-6 -scale-y-100",
  "-right-6 -bottom-6 -scale-100",
];

/** The two hairlines a corner that tell where the sheet will be cut. Decorative. */
function CropMarks() {
  return corners.map((corner) => (
    <svg
      key={corner}
      viewBox="0 0 24 24"
      aria-hidden
      className={`absolute size-6 stroke-edge max-sm:hidden ${corner}`}
    >
      <path d="M24 0v14M0 24h14" />
    </svg>
  ));
}
