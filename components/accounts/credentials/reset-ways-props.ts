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
  const [t, format] = [await getTranslations("Reset.ways"), await getFormatter()];
  const browserOf = await describer();
  return {
    lines: ways.map(({ kind, name, createdAt }) =>
      t(kind, {
        name: kind === "calendar" || kind === "push" ? browserOf(name) : name,
        date: format.dateTime(new Date(createdAt), { dateStyle: "long" }),
      }),
    ),
    ids: ways.map(({ id }) => id),
    texts: { title: t("title"), keep: t("keep"), hint: t("hint") },
  };
}

async function describer(): Promise<(userAgent: string) => string> {
  const t = await getTranslations("Settings.sessions");
  return (userAgent) => {
    const device = describeDevice(userAgent);
    if (!device) return t("unknown");
    return device.system ? t("device", { ...device, system: device.system }) : device.browser;
  };
}
