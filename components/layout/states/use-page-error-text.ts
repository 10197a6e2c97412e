import { useTranslations } from "next-intl";

type Code = Parameters<ReturnType<typeof useTranslations<"Errors">>>[0];

/** Why a page could not be loaded, where its error has a code for it (lib/auth/page-error.ts); nothing otherwise. */
export function usePageErrorText({ digest }: Error & { digest?: string }): string | undefined {
  const t = useTranslations("Errors");
  const code = digest as Code;
  return digest && t.has(code) ? t(code) : undefined;
}
