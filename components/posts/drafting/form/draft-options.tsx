"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { Field } from "@/components/ui/field";
import { NativeSelect } from "@/components/ui/native-select";
import { LANGUAGE_OPTIONS, LENGTH_OPTIONS, POST_TYPE_OPTIONS, TONE_OPTIONS } from "@/lib/posts/constants";
import type { PostForm } from "@/lib/posts/drafting/schema";
import type { FieldErrors } from "@/lib/errors";

/** The form's select fields, in the order shown. */
const OPTIONS = {
  replyLanguage: LANGUAGE_OPTIONS,
  postType: POST_TYPE_OPTIONS,
  toneOfVoice: TONE_OPTIONS,
  postLength: LENGTH_OPTIONS,
} as const;
type Option = keyof typeof OPTIONS;

type DraftOptionsProps = {
  form: PostForm;
  errors: FieldErrors;
  onChange: (change: Partial<PostForm>) => void;
};

/** Reply language, post type, tone of voice and post length. */
export function DraftOptions({ form, errors, onChange }: DraftOptionsProps) {
  const t = useTranslations();
  const errorText = useErrorMessage();
  return (
    <div className="grid gap-4 sm:grid-cols-2 md:grid-cols-1 xl:grid-cols-2">
      {(Object.keys(OPTIONS) as Option[]).map((name) => {
        const change: ComponentProps<"select">["onChange"] = (event) =>
          onChange({ [name]: event.target.value } as Partial<PostForm>);
        return (
          <Field key={name} label={t(`Workspace.fields.${name}`)} error={errorText.ofField(errors[name])}>
            <NativeSelect name={name} value={form[name]} onChange={change}>
              {OPTIONS[name].map(({ value, label }) => (
                <option key={value} value={value}>
                  {t(label)}
                </option>
              ))}
            </NativeSelect>
          </Field>
        );
      })}
    </div>
  );
}
