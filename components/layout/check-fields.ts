import type { ZodType } from "zod";
import type { FieldErrors } from "@/lib/errors";

/**
 * What a form's rules find wrong with what is in it.
 * @param load brings the rules: they travel to the browser when a form is first checked
 */
export async function checkFields(load: () => Promise<ZodType>, value: unknown): Promise<FieldErrors> {
  const [schema, { fieldErrorsOf }] = await Promise.all([load(), import("@/lib/errors")]);
  const { error } = schema.safeParse(value);
  return error ? fieldErrorsOf(error) : {};
}
