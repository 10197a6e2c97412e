import { getFormatter, getTranslations } from "next-intl/server";
import type { AccessChoiceProps } from "./access-choice";
import { listResetAccess } from "@/lib/accounts/credentials/reset-access";
import { describeDevice } from "@/lib/accounts/rules";
import type { AccessSummary, ResetAccess } from "@/lib/accounts/types";

/** The account's other sign-in methods, and what gives access to it, as texts; null if it has none. */
export async function resetAccessProps(token: string): Promise<AccessChoiceProps | null> {
  return toAccessProps(await listResetAccess(token));
}

/** What an owner may keep, as texts; null if there is nothing. */
export async function toAccessProps(
  lines: readonly (ResetAccess | AccessSummary)[],
): Promise<AccessChoiceProps | null> {
  if (lines.length === 0) return null;
  const [t, device, format] = await Promise.all([
    getTranslations("Reset.ways"),
    getTranslations("Settings.sessions"),
    getFormatter(),
  ]);
  const nameOf = ({ kind, name }: ResetAccess | AccessSummary) => {
    if (kind !== "calendar" && kind !== "push") return name;
    const known = describeDevice(name);
    return known?.system ? device("device", { ...known, system: known.system }) : (known?.browser ?? "");
  };
  return {
    lines: lines.map((access) => {
      const name = nameOf(access);
      const date = format.dateTime(new Date(access.createdAt), { dateStyle: "long" });
      return t(access.kind, { name, known: name ? "yes" : "no", date });
    }),
    ids: lines.map(({ id }) => id),
    texts: { title: t("title"), keep: t("keep"), hint: t("hint") },
  };
}
