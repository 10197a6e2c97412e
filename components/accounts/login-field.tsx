import { type ComponentProps, type ReactNode, useState } from "react";
import type { LoginTexts } from "@/components/accounts/login-texts";

/** Label, control, hint or error: components/ui/field without what that needs in the browser. */
type RowProps = ComponentProps<"input"> & {
  name: string;
  label: string;
  hint?: string;
  error?: string;
  aside?: ReactNode;
};

function Row({ name, label, hint, error, aside, ...input }: RowProps) {
  const note = error ?? hint;
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={name} className="text-label">
          {label}
        </label>
        {aside}
      </div>
      <input
        {...input}
        id={name}
        name={name}
        required
        className="control-frame h-control px-3"
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${name}-note` : undefined}
      />
      {note && (
        <p
          id={`${name}-note`}
          role={error ? "alert" : undefined}
          className={error ? "text-sm text-bad" : "text-sm text-ink-soft"}
        >
          {note}
        </p>
      )}
    </div>
  );
}

type Props = { texts: LoginTexts; error: string | undefined };

/** The address. */
export function EmailField({ texts, error }: Props) {
  return (
    <Row
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
    <Row
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
          className="text-link text-label"
          onClick={() => setShown(!shown)}
        >
          {shown ? texts.hidePassword : texts.showPassword}
        </button>
      }
    />
  );
}
