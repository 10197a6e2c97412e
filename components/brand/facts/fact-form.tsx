"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useRef } from "react";
import { focusFirstError } from "@/components/layout/forms/focus-first-error";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { FACT_LIMIT } from "@/lib/brand/facts/constants";
import { hasSaidEnd } from "@/lib/brand/facts/rules";
import type { Fact, FactKind } from "@/lib/brand/facts/types";
import { FactFormButtons } from "./fact-form-buttons";
import { useFactForm } from "./use-fact-form";

export type FactFormProps = {
  kind: FactKind;
  /** The fact that is changed; null for a new one. */
  fact: Fact | null;
  /** The business's. */
  timeZone: string;
  onDone: () => void;
};

/** What is true, in its owner's words, and until when. Load it lazily. */
export function FactForm({ kind, fact, timeZone, onDone }: FactFormProps) {
  const t = useTranslations("Facts");
  const errorText = useErrorMessage();
  const form = useRef<HTMLFormElement>(null);
  const it = useFactForm(kind, fact, timeZone, onDone);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void it.save().then(() => form.current && focusFirstError(form.current));
  };
  const shared = {
    required: true,
    autoFocus: true,
    maxLength: FACT_LIMIT,
    value: it.text,
    placeholder: kind in PLACEHOLDERS ? t(`placeholders.${kind as keyof typeof PLACEHOLDERS}`) : undefined,
    onChange: ({ target }: { target: { value: string } }) => it.type({ text: target.value }),
  };
  return (
    <form ref={form} data-toast-scope noValidate onSubmit={submit} className="grid gap-4 py-3">
      <Field
        label={t(`kinds.${kind}`)}
        hint={it.elsewhere !== null && t("elsewhere", { text: it.elsewhere })}
        error={errorText.ofField(it.errors.text)}
      >
        {hasSaidEnd(kind) ? (
          <Textarea {...shared} rows={2} className="min-h-0" />
        ) : (
          <Input {...shared} {...PLACEHOLDERS[kind as keyof typeof PLACEHOLDERS]} />
        )}
      </Field>
      {hasSaidEnd(kind) && <Days it={it} />}
      <FactFormButtons
        busy={it.busy}
        onCancel={onDone}
        onRemove={fact ? () => void it.remove() : undefined}
      />
    </form>
  );
}

/** What a phone's keyboard and the browser's memory offer for each kind that has an example. */
const PLACEHOLDERS = {
  ADDRESS: { autoComplete: "street-address" },
  PHONE: { type: "tel", autoComplete: "tel" },
  WEB: { inputMode: "url", autoComplete: "url", autoCapitalize: "none" },
  OFFER: {},
  PRICE: {},
  OTHER: {},
} as const;

/** From when until when it is true; the beginning only where there is one. */
function Days({ it }: { it: ReturnType<typeof useFactForm> }) {
  const t = useTranslations("Facts");
  const errorText = useErrorMessage();
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
      {it.from !== null && (
        <Field label={t("form.from")} className="w-44">
          <Input
            type="date"
            value={it.from}
            onChange={({ target }) => it.type({ from: target.value || null })}
          />
        </Field>
      )}
      <Field
        label={t("form.until")}
        hint={t(it.isSaid ? "form.said" : "form.noEndHint")}
        error={errorText.ofField(it.errors.until)}
        className="min-w-44 flex-1"
      >
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <Input
              {...control}
              type="date"
              value={it.until ?? ""}
              onChange={({ target }) => it.type({ until: target.value || null })}
              className="w-44"
            />
            {it.until !== null && (
              <Button variant="ghost" onClick={() => it.type({ until: null })}>
                {t("form.noEnd")}
              </Button>
            )}
          </div>
        )}
      </Field>
    </div>
  );
}
