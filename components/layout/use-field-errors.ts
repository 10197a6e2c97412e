import { useState } from "react";
import type { FieldErrors } from "@/lib/errors";

/**
 * What is wrong with a form's fields: found on submit, and gone as soon as the field is right. Nothing new is found
 * while a person types.
 * @param check the form's rules over what is in it
 */
export function useFieldErrors<T>(check: (value: T) => Promise<FieldErrors>) {
  const [errors, setErrors] = useState<FieldErrors>({});

  const settle = (value: T) => {
    if (Object.keys(errors).length === 0) return;
    void check(value).then((found) =>
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => name in found))),
    );
  };

  return { errors, setErrors, settle };
}
