import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

/** How the owner of an account shows that it is they who ask. */
export type Confirmation = {
  hasPassword: boolean;
  /** Whether they signed in minutes ago, which stands for a password where there is none. */
  fresh: boolean;
};

/** The current password; for an account without one, what stands in its place. */
export function ConfirmField({ hasPassword, fresh, error }: Confirmation & { error: string | undefined }) {
  const t = useTranslations("Settings");
  if (!hasPassword)
    return <p className="text-sm text-ink-soft">{fresh ? t("noPassword") : t("signInAgain")}</p>;
  return (
    <Field required label={t("currentPassword")} error={error}>
      <Input type="password" name="current" autoComplete="current-password" maxLength={1000} />
    </Field>
  );
}
