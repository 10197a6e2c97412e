import type { FieldErrors } from "@/lib/errors";
import type { PostForm } from "@/lib/posts/schema";

/** What is wrong with the form. The rules load when a form is first checked. */
export async function checkDraft(form: PostForm): Promise<FieldErrors> {
  const [{ postFormSchema }, { fieldErrorsOf }] = await Promise.all([
    import("@/lib/posts/schema"),
    import("@/lib/errors"),
  ]);
  const result = postFormSchema.safeParse(form);
  return result.success ? {} : fieldErrorsOf(result.error);
}
