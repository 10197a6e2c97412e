import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { ExamplePost } from "@/components/landing/example-post";
import { LegalLine } from "@/components/landing/footer";
import { TopBar } from "@/components/landing/top-bar";
import { LanguageChoice } from "@/components/layout/browser/language-choice";
import { QueryProvider } from "@/components/layout/query-provider";
import { Texts } from "@/components/layout/texts";
import { TryDemo } from "@/components/posts/demo/try-demo";
import { getActor } from "@/lib/auth/actor";
import { visitorsPageTurn } from "@/lib/http/visitors-page-turn";
import { env } from "@/lib/settings/env";
import { areDemosSpent } from "@/lib/posts/demo/queries";
import { hasHadDemo } from "@/lib/posts/demo/visitor";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("Demo");
  return { title: t("metaTitle"), description: t("text"), robots: { index: false } };
}

/** The product without an account. Owners, and everybody where the demo is off, are redirected to the workspace. */
export default async function TryPage() {
  await visitorsPageTurn();
  if (env().demoPostsADay === 0 || (await getActor())) redirect("/post-generator");
  const [t, jar, spent] = await Promise.all([getTranslations("Demo"), cookies(), areDemosSpent()]);
  const closed = hasHadDemo(jar) ? "used" : spent ? "spent" : null;
  return (
    <>
      <TopBar />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto max-w-landing px-4 pt-10 pb-16 focus:outline-none sm:px-6 sm:pt-16"
      >
        <h1 className="max-w-[20ch] font-display text-[2.25rem]/[2.5rem] font-semibold tracking-[-0.02em] text-balance sm:text-[3rem]/[3.25rem]">
          {t("title")}
        </h1>
        {!closed && (
          <p className="mt-4 max-w-[52ch] text-[1.125rem]/[1.8125rem] text-pretty text-ink-soft">
            {t("text")}
          </p>
        )}
        <NextIntlClientProvider messages={{}}>
          <Texts of={["Errors", "Validation", "Workspace", "Demo"]}>
            <QueryProvider>
              <div className="mt-10">
                <TryDemo closed={closed} example={<ExamplePost />} />
              </div>
            </QueryProvider>
          </Texts>
        </NextIntlClientProvider>
      </main>
      <footer className="mx-auto max-w-landing px-4 pb-10 sm:px-6">
        <LanguageChoice />
        <LegalLine className="mt-4" />
      </footer>
    </>
  );
}
