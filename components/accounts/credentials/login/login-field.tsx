import { useEffect, useRef, useState } from "react";
import { useFirstFocus } from "@/components/layout/forms/use-first-focus";
import { NativeLoginField } from "./native-login-field";
import type { LoginTexts } from "./login-texts";
import { takeTypedEmail } from "../typed-email";

type Props = { texts: LoginTexts; error: string | undefined };

/** The email field, ready to be typed into. */
export function EmailField({ texts, error }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useFirstFocus(field);
  useEffect(() => {
    const typed = takeTypedEmail();
    if (field.current && typed && !field.current.value) field.current.value = typed;
  }, []);
  return (
    <NativeLoginField
      ref={field}
      name="email"
      type="email"
      label={texts.email}
      error={error && (texts.fields[error] ?? texts.fields["Login.errors.email"])}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
    />
  );
}

/** The password field with a show/hide button; `fresh` when a new password is being chosen. */
export function PasswordField({ texts, error, fresh }: Props & { fresh: boolean }) {
  const [shown, setShown] = useState(false);
  return (
    <NativeLoginField
      name="password"
      type={shown ? "text" : "password"}
      label={texts.password}
      hint={fresh ? texts.passwordHint : undefined}
      error={error && (texts.fields[error] ?? texts.fields["Login.advice.general"])}
      autoComplete={fresh ? "new-password" : "current-password"}
      maxLength={200}
      aside={
        <button
          type="button"
          aria-pressed={shown}
          aria-controls="password"
          className="text-link text-label -mx-2 px-2"
          onClick={() => setShown(!shown)}
        >
          {shown ? texts.hidePassword : texts.showPassword}
        </button>
      }
    />
  );
}
