import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { startTransition, useEffect, useState } from "react";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { needsConnecting } from "@/lib/posts/publishing/constants";

/**
 * Why a post did not go out, or that the reason is resolved: a page is connected once more.
 * @param connected as the page was loaded, which may have been before the failure: the server is asked again
 */
export function FailedReason({ code, connected }: { code: string; connected: boolean }) {
  const t = useTranslations("Posts");
  const errorText = useErrorMessage();
  const router = useRouter();
  const [asked, setAsked] = useState(false);
  const mayBeResolved = connected && needsConnecting(code);
  useEffect(() => {
    if (mayBeResolved)
      startTransition(() => {
        router.refresh();
        setAsked(true);
      });
  }, [mayBeResolved, router]);
  return (
    <p className="text-ink-soft">
      {mayBeResolved && asked ? t("stage.connectedAgain") : errorText.ofCode(code)}
    </p>
  );
}
