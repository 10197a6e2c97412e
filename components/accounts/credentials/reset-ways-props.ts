import { getFormatter, getTranslations } from "next-intl/server";
import type { ResetWaysProps } from "./reset-ways";
import { listResetWays } from "@/lib/accounts/credentials/reset-ways";
import { describeDevice } from "@/lib/accounts/rules";
import type { AccessLine, ResetWay } from "@/lib/accounts/types";

/** The account's other sign-in methods, and what gives access to it, as texts; null if it has none. */
export async function resetWays(token: string): Promise<ResetWaysProps | null> {
  return waysProps(await listResetWays(token));
}

/** What an owner may keep, as texts; null if there is nothing. */
export async function waysProps(ways: readonly (ResetWay | AccessLine)[]): Promise<ResetWaysProps | null> {
  if (ways.length === 0) return null;
  const [t, device, format] = await Promise.all([
    getTranslations("Reset.ways"),
    getTranslations("Settings.sessions"),
    getFormatter(),
  ]);
  const nameOf = ({ kind, name }: ResetWay | AccessLine) => {
    if (kind !== "calendar" && kind !== "push") return name;
    const known = describeDevice(name);
    return known?.system ? device("device", { ...known, system: known.system }) : (known?.browser ?? "");
  };
  return {
    lines: ways.map((way) => {
      const name = nameOf(way);
      const date = format.dateTime(new Date(way.createdAt), { dateStyle: "long" });
      return t(way.kind, { name, known: name ? "yes" : "no", date });
    }),
    ids: ways.map(({ id }) => id),
    texts: { title: t("title"), keep: t("keep"), hint: t("hint") },
  };
}
