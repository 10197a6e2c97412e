import { notFound } from "next/navigation";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { Texts } from "@/components/layout/texts";
import { env } from "@/lib/settings/env";

/** For development only: production does not serve this page. */
export default function DesignLayout({ children }: { children: ReactNode }) {
  if (env().NODE_ENV === "production") notFound();
  return (
    <NextIntlClientProvider messages={{}}>
      <Texts of={["Design", "Shell", "Common", "CompleteProfile"]}>{children}</Texts>
    </NextIntlClientProvider>
  );
}
