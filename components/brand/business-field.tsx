"use client";

import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { NativeSelect } from "@/components/ui/native-select";
import { Textarea } from "@/components/ui/textarea";
import { BUSINESS_FIELDS, BUSINESS_TEXTS, INDUSTRIES } from "@/lib/brand/constants";
import type { BusinessInput } from "@/lib/brand/schema";

export type BusinessFieldName = keyof BusinessInput;
/** A profile being edited: any text in any field. */
export type BusinessDraft = Record<BusinessFieldName, string>;

export const EMPTY_BUSINESS = Object.fromEntries(BUSINESS_FIELDS.map((name) => [name, ""])) as BusinessDraft;

type BusinessFieldProps = {
  name: BusinessFieldName;
  /** The control of the business's name. */
  ref?: Ref<HTMLInputElement>;
  value: string;
  errors?: readonly string[];
  autoFocus?: boolean;
  onChange: (name: BusinessFieldName, value: string) => void;
};

/** The kind of business in a word is asked for once there is an industry: a florist is more than retail. */
export const fieldsShown = <Name extends BusinessFieldName>(names: readonly Name[], draft: BusinessDraft) =>
  names.filter((name) => name !== "industryWord" || draft.industry !== "");

/** One field of the brand profile, with its label, hint and error. */
export function BusinessField({ ref, name, value, errors, autoFocus, onChange }: BusinessFieldProps) {
  const t = useTranslations("Brand");
  const errorText = useErrorMessage();
  const minLength = name === "industry" ? 1 : BUSINESS_TEXTS[name].min;
  const required = minLength > 0;
  const shared = {
    name,
    value,
    autoFocus,
    required,
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  };
  return (
    <Field
      required={required}
      label={t(`fields.${name}.label`)}
      hint={t(`fields.${name}.hint`)}
      error={errorText.ofField(errors)}
    >
      {name === "industry" ? (
        <NativeSelect {...shared} placeholder={t("fields.industry.placeholder")}>
          {INDUSTRIES.map((industry) => (
            <option key={industry} value={industry}>
              {t(`industries.${industry}`)}
            </option>
          ))}
        </NativeSelect>
      ) : name === "businessName" ? (
        <Input
          {...shared}
          ref={ref}
          minLength={minLength}
          autoComplete="organization"
          placeholder={t("fields.businessName.placeholder")}
        />
      ) : BUSINESS_TEXTS[name].oneLine ? (
        <Input
          {...shared}
          maxLength={BUSINESS_TEXTS[name].max}
          placeholder={t(`fields.${name}.placeholder`)}
        />
      ) : (
        <Textarea
          {...shared}
          minLength={minLength}
          rows={3}
          placeholder={t(`fields.${name}.placeholder`)}
          className="text-lg leading-7"
        />
      )}
    </Field>
  );
}
