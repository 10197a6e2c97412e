import { checkFields } from "@/components/layout/check-fields";
import type { PostForm } from "@/lib/posts/schema";

/** What is wrong with the form. */
export const checkDraft = (form: PostForm) =>
  checkFields(async () => (await import("@/lib/posts/schema")).postFormSchema, form);
