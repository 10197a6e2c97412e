import { ArrowLeft } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PageHeader } from "@/components/layout/page-header";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";

/** What worked, with the way back to the dashboard, from which it is opened. */
export function WorkedFrame({ subtitle, children }: { subtitle?: string; children: ReactNode }) {
  const t = useTranslations();
  return (
    <>
      <Link
        href="/dashboard"
        className={buttonVariants({ variant: "ghost", size: "sm", className: "mb-2 -ml-3" })}
      >
        <ArrowLeft aria-hidden />
        {t("Shell.dashboard")}
      </Link>
      <PageHeader title={t("Worked.title")} subtitle={subtitle} />
      {children}
    </>
  );
}
