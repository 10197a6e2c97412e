"use client";

import { useRef, useState } from "react";
import { useFieldErrors } from "@/components/layout/forms/use-field-errors";
import { useStoredState } from "@/components/layout/forms/use-stored-state";
import { LANGUAGES, LOCALE_OF_LANGUAGE } from "@/lib/posts/constants";
import { EMPTY_BRIEF, POST_FORM_DEFAULTS } from "@/lib/posts/drafting/rules";
import type { PostForm } from "@/lib/posts/drafting/schema";
import { checkDraft } from "./check-draft";

/** The form's first values, by the interface's language. */
const FIRST = Object.fromEntries(
  LANGUAGES.map((replyLanguage) => [
    LOCALE_OF_LANGUAGE[replyLanguage],
    { ...POST_FORM_DEFAULTS, replyLanguage },
  ]),
) as Readonly<Record<string, PostForm>>;

/**
 * The brief for a post, as the form has it; it survives a reload. How posts are written (language, tone, length,
 * hashtags) stays from one to the next, what this one is about does not.
 */
export function useBrief(locale: string) {
  const [form, setForm, , latest] = useStoredState<PostForm>(
    "workspace_form",
    FIRST[locale] ?? POST_FORM_DEFAULTS,
  );
  const { errors, setErrors, recheck } = useFieldErrors(checkDraft);
  const [photoDescription, setPhotoDescription] = useState("");
  // Of each brief one question may be asked.
  const [question, setQuestion] = useState<"unasked" | "open" | "asked">("unasked");
  const typed = useRef<Partial<PostForm>>({});
  return {
    form,
    errors,
    setErrors,
    change: (part: Partial<PostForm>) => {
      typed.current = { ...typed.current, ...part };
      const now = { ...latest(), ...part };
      setForm(now);
      recheck(now);
    },
    /** The form as it is at a later moment. */
    latest,
    /** What the photo shows, for a model that cannot look at it. */
    photoDescription,
    setPhotoDescription,
    question,
    setQuestion,
    /** Another post is begun. @param withTyped whether it begins with what was typed since the page was opened */
    clear: (withTyped = false) => {
      const kept = withTyped ? typed.current : {};
      setForm((current) => ({ ...current, ...EMPTY_BRIEF, ...kept }));
      setErrors({});
      setPhotoDescription("");
      setQuestion("unasked");
    },
  };
}

export type Brief = ReturnType<typeof useBrief>;
