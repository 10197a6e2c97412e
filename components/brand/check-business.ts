import type { FieldErrors } from "@/lib/errors";
import type { BusinessDraft, BusinessFieldName } from "./business-field";

/** What is wrong with the named fields. The rules load when a form is first checked. */
export async function checkBusiness(
  draft: BusinessDraft,
  names: readonly BusinessFieldName[],
): Promise<FieldErrors> {
  const [{ businessSchema }, { fieldErrorsOf }] = await Promise.all([
    import("@/lib/brand/schema"),
    import("@/lib/errors"),
  ]);
  const result = businessSchema.safeParse(draft);
  const all = result.success ? {} : fieldErrorsOf(result.error);
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => names.includes(name as BusinessFieldName)),
  );
}
