import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { FacebookCallback } from "@/components/connections/facebook-callback";
import { Spinner } from "@/components/ui/spinner";
import { getActor } from "@/lib/auth/actor";
import { acceptCallback } from "@/lib/connections/connecting/accept-callback";
import { callbackSchema } from "@/lib/connections/schema";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("Connections"))("callback.title"), robots: { index: false } };
}

/** The OAuth redirect target for Facebook. The state is consumed here, on the server, before any script runs. */
export default async function FacebookCallbackPage({ searchParams }: { searchParams: Promise<unknown> }) {
  const callback = callbackSchema.parse(await searchParams);
  const [actor, t] = await Promise.all([getActor(), getTranslations("Connections.callback")]);
  const code = actor && (await acceptCallback(actor, callback));
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-4 p-6 text-center">
      <h1 className="sr-only">{t("title")}</h1>
      <Spinner className="size-6 text-press" />
      <FacebookCallback
        code={code}
        state={callback.state}
        texts={{
          processing: t("processing"),
          success: t("success"),
          failed: t("failed"),
          failedHere: t("failedHere"),
        }}
      />
    </main>
  );
}
