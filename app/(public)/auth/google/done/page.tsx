import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { GoogleLanding } from "@/components/accounts/google/google-landing";
import { Spinner } from "@/components/ui/spinner";
import { loginErrorOf } from "@/lib/accounts/rules";
import { ownPath } from "@/lib/http/origin";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("Login"))("popup.title"), robots: { index: false } };
}

type Query = Partial<Record<"attempt" | "to" | "error", string | string[]>>;

/** The last page of Google's sign-in popup, reached with the session cookie set or with an error. */
export default async function GoogleDonePage({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const t = await getTranslations("Login.popup");
  const to = ownPath(query.to);
  const error = loginErrorOf(typeof query.error === "string" ? query.error : null);
  const params: Record<string, string> =
    error === "SECOND_FACTOR_REQUIRED" ? { step: "code" } : { error: error ?? "" };
  const next = error ? `/login?${new URLSearchParams({ ...params, callbackUrl: to })}` : to;
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-4 p-6 text-center">
      <Spinner className="size-6 text-press" />
      <GoogleLanding
        attempt={typeof query.attempt === "string" ? query.attempt : ""}
        error={error}
        next={next}
        texts={{ finishing: t("finishing"), over: t(error ? "failed" : "done") }}
      />
    </main>
  );
}
