import { notFound } from "next/navigation";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { env } from "@/lib/env";
import { pickMessages } from "@/lib/i18n/messages";

/** For development only: production does not serve this page. */
export default async function DesignLayout({ children }: { children: ReactNode }) {
  if (env().NODE_ENV === "production") notFound();
  const messages = await pickMessages("Design", "Shell", "Common", "CompleteProfile");
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>;
}
