import { useState } from "react";
import type { FieldErrors } from "@/lib/errors";

/**
 * A form's field errors: found on submit, and removed as soon as the field is valid. Typing never adds one.
 * @param check the form's rules over its values
 */
export function useFieldErrors<T>(check: (value: T) => Promise<FieldErrors>) {
  const [errors, setErrors] = useState<FieldErrors>({});

  const recheck = (value: T) => {
    if (Object.keys(errors).length === 0) return;
    void check(value).then((found) =>
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => name in found))),
    );
  };

  return { errors, setErrors, recheck };
}
