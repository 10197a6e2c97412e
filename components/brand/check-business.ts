import { checkFields } from "@/components/layout/forms/check-fields";
import { BUSINESS_FIELDS } from "@/lib/brand/constants";
import type { FieldErrors } from "@/lib/errors";
import type { BusinessDraft, BusinessFieldName } from "./business-field";

/** Validates the named fields, by default all. Returns their errors. */
export async function checkBusiness(
  draft: BusinessDraft,
  names: readonly BusinessFieldName[] = BUSINESS_FIELDS,
): Promise<FieldErrors> {
  const all = await checkFields(async () => (await import("@/lib/brand/schema")).businessSchema, draft);
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => names.includes(name as BusinessFieldName)),
  );
}
