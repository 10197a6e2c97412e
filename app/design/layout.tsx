import { notFound } from "next/navigation";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { env } from "@/lib/env";
import { pickMessages } from "@/lib/messages";

/** For the workshop only: production has no such page. */
export default async function DesignLayout({ children }: { children: ReactNode }) {
  if (env().NODE_ENV === "production") notFound();
  const messages = await pickMessages("Design", "Shell", "Common", "CompleteProfile");
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>;
}
