import { checkFields } from "@/components/layout/forms/check-fields";
import type { PostForm } from "@/lib/posts/drafting/schema";

/** Validates the form. Returns its errors. */
export const checkDraft = (form: PostForm) =>
  checkFields(async () => (await import("@/lib/posts/drafting/schema")).postFormSchema, form);
