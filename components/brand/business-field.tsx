"use client";

import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { NativeSelect } from "@/components/ui/native-select";
import { Textarea } from "@/components/ui/textarea";
import { BUSINESS_MINIMUMS, INDUSTRIES } from "@/lib/brand/constants";
import type { BusinessInput } from "@/lib/brand/schema";

export type BusinessFieldName = keyof BusinessInput;
/** A profile being edited: any text in any field. */
export type BusinessDraft = Record<BusinessFieldName, string>;

export const EMPTY_BUSINESS: BusinessDraft = {
  businessName: "",
  industry: "",
  description: "",
  targetAudience: "",
  painPoints: "",
};
export const BUSINESS_FIELDS = Object.keys(EMPTY_BUSINESS) as BusinessFieldName[];

type BusinessFieldProps = {
  name: BusinessFieldName;
  /** The control of the business's name. */
  ref?: Ref<HTMLInputElement>;
  value: string;
  errors?: readonly string[];
  autoFocus?: boolean;
  onChange: (name: BusinessFieldName, value: string) => void;
};

/** One field of the brand profile, with its label, hint and error. */
export function BusinessField({ ref, name, value, errors, autoFocus, onChange }: BusinessFieldProps) {
  const t = useTranslations("Brand");
  const errorText = useErrorMessage();
  const shared = {
    name,
    value,
    autoFocus,
    required: true,
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  };
  return (
    <Field
      required
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
          minLength={BUSINESS_MINIMUMS.businessName}
          autoComplete="organization"
          placeholder={t("fields.businessName.placeholder")}
        />
      ) : (
        <Textarea
          {...shared}
          minLength={BUSINESS_MINIMUMS[name]}
          rows={5}
          placeholder={t(`fields.${name}.placeholder`)}
        />
      )}
    </Field>
  );
}
