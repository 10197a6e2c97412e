"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import PageError from "@/app/(protected)/(shell)/error";
import { Link } from "@/components/ui/link";

/** The shell's, with a way back: the reading has no navigation beside it. */
export default function ReadingError(props: ComponentProps<typeof PageError>) {
  const t = useTranslations("Shell");
  return (
    <main id="main" className="mx-auto grid max-w-[38rem] justify-items-start gap-6 px-4 py-8">
      <PageError {...props} />
      <Link href="/week" className="text-link">
        {t("week")}
      </Link>
    </main>
  );
}
