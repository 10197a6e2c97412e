import { useTranslations } from "next-intl";
import { type FormEvent, useId, useRef, useState } from "react";
import { useSaidDays } from "@/components/brand/facts/use-said-days";
import { focusFirstError } from "@/components/layout/forms/focus-first-error";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { ScrollDialog } from "@/components/layout/scroll-dialog";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { FACT_LIMIT } from "@/lib/brand/facts/constants";
import { isOfADay } from "@/lib/brand/facts/rules";
import type { Fact } from "@/lib/brand/facts/types";
import type { FieldErrors } from "@/lib/errors";
import { wallTime } from "@/lib/i18n/wall-time";
import type { TodayKind } from "@/lib/posts/today/types";
import { useTodayWrites } from "./use-today-writes";

type TodayFormProps = {
  kind: TodayKind;
  timeZone: string;
  onSaved: (fact: Fact) => void;
  onClose: () => void;
};

/** What happened, in a few words, and until when. It ends today, at closing time where that is known. */
export function TodayForm({ kind, timeZone, onSaved, onClose }: TodayFormProps) {
  const t = useTranslations("Today");
  const errorText = useErrorMessage();
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const said = useSaidDays(kind, text, timeZone);
  const [today] = useState(() => wallTime(new Date(), timeZone).date);
  const until = chosen ?? said.last ?? today;
  const { add, busy } = useTodayWrites((error) => {
    setErrors(error.fieldErrors);
    return error.code === "VALIDATION_FAILED";
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The server knows the opening hours: when today ends, and when the day of return begins.
    const isDefault = isOfADay(kind) && (until === today || (chosen === null && said.returns));
    const fact = await add({ kind, text, from: null, ...(!isDefault && { until }) });
    if (fact) onSaved(fact);
    else if (form.current) focusFirstError(form.current);
  };
  return (
    <ScrollDialog
      title={t(`press.${kind}`)}
      text={t("form.text")}
      busy={busy}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} busy={busy}>
          {t("form.save")}
        </Button>
      }
    >
      <form
        ref={form}
        id={id}
        data-toast-scope
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-4 pb-1"
      >
        <Field label={t(`form.label.${kind}`)} error={errorText.ofField(errors.text)}>
          <Input
            value={text}
            maxLength={FACT_LIMIT}
            required={kind === "SOLD_OUT" || kind === "OTHER"}
            placeholder={t(`form.example.${kind}`)}
            onChange={({ target }) => {
              setText(target.value);
              setErrors({});
            }}
          />
        </Field>
        <Field
          label={t("form.until")}
          hint={until === today ? t("form.today") : undefined}
          error={errorText.ofField(errors.until)}
        >
          <Input
            type="date"
            className="w-44"
            min={today}
            value={until}
            onChange={({ target }) => setChosen(target.value || null)}
          />
        </Field>
      </form>
    </ScrollDialog>
  );
}
