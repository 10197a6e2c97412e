import { useState } from "react";
import { LoginRow } from "@/components/accounts/login-row";
import type { LoginTexts } from "@/components/accounts/login-texts";

type Props = { texts: LoginTexts; error: string | undefined };

/** The address. */
export function EmailField({ texts, error }: Props) {
  return (
    <LoginRow
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

/** The password, which can be shown; `fresh` when one is being chosen. */
export function PasswordField({ texts, error, fresh }: Props & { fresh: boolean }) {
  const [shown, setShown] = useState(false);
  return (
    <LoginRow
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
