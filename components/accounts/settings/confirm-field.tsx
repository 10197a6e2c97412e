import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { UserName } from "./user-name";

/** How the account's owner proves their identity. */
export type Confirmation = {
  /** The account's address. */
  email: string;
  hasPassword: boolean;
  /** Whether they signed in minutes ago, which is enough for an account without a password. */
  fresh: boolean;
};

/** The current password, or its replacement for an account without one. */
export function ConfirmField({
  email,
  hasPassword,
  fresh,
  error,
}: Confirmation & { error: string | undefined }) {
  const t = useTranslations("Settings");
  if (!hasPassword)
    return <p className="text-sm text-ink-soft">{fresh ? t("noPassword") : t("signInAgain")}</p>;
  return (
    <>
      <UserName email={email} />
      <Field required label={t("currentPassword")} error={error}>
        <Input type="password" name="current" autoComplete="current-password" maxLength={1000} />
      </Field>
    </>
  );
}
