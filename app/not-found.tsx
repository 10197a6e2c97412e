import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/landing/link-button";
import { RegistrationMark } from "@/components/landing/print-marks";
import { CropMarks } from "@/components/layout/crop-marks";
import { Logo } from "@/components/layout/logo";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("Landing.notFound"))("title") };
}

/** The 404 page: an empty sheet and a link back. */
export default async function NotFound() {
  const t = await getTranslations("Landing.notFound");
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[34rem] flex-col justify-center px-5 py-10 sm:px-8">
      <Logo className="mb-8 self-center" />
      <div className="relative">
        <CropMarks />
        <div className="border bg-sheet px-6 py-14 text-center sm:px-10">
          <RegistrationMark className="mx-auto size-10 stroke-press" />
          <h1 className="page-title mt-6">{t("title")}</h1>
          <p className="mx-auto mt-2 max-w-80 text-balance text-ink-soft">{t("text")}</p>
          <LinkButton href="/" className="mt-8">
            {t("home")}
          </LinkButton>
        </div>
      </div>
    </main>
  );
}
