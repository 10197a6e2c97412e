import { CalendarPlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { buttonVariants } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

/** A new calendar address, shown this once, with what to do with it. It takes the focus when it appears. */
export function CalendarAddress({ url }: { url: string }) {
  const t = useTranslations("Settings.calendar");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [url]);
  return (
    <div className="grid max-w-text gap-3">
      <Field label={t("address")} hint={t("secret")}>
        {(control) => (
          <Input
            {...control}
            ref={field}
            readOnly
            value={url}
            className="text-ellipsis"
            // Backward, so that its beginning stays in view.
            onFocus={({ currentTarget }) => currentTarget.setSelectionRange(0, url.length, "backward")}
          />
        )}
      </Field>
      <p className="text-sm text-ink-soft">{t("how")}</p>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <CopyButton text={url} copied={t("copied")} failed={t("copyFailed")}>
          {t("copy")}
        </CopyButton>
        {/* The scheme by which Apple Calendar and Outlook subscribe at once. */}
        <a href={url.replace(/^https?:/, "webcal:")} className={buttonVariants({ variant: "outline" })}>
          <CalendarPlus aria-hidden />
          {t("open")}
        </a>
      </div>
    </div>
  );
}
