import type { ZodType } from "zod";
import type { FieldErrors } from "@/lib/errors";

/**
 * Validates a form. If its rules cannot be loaded (no connection) there are no errors: the server validates again, and
 * submitting reports the lost connection.
 * @param load imports the rules when a form is first validated
 */
export async function checkFields(load: () => Promise<ZodType>, value: unknown): Promise<FieldErrors> {
  const loaded = await Promise.all([load(), import("@/lib/errors")]).catch(() => null);
  if (!loaded) return {};
  const [schema, { fieldErrorsOf }] = loaded;
  const { error } = schema.safeParse(value);
  return error ? fieldErrorsOf(error) : {};
}
