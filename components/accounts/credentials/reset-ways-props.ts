import { getFormatter, getTranslations } from "next-intl/server";
import type { ResetWaysProps } from "./reset-ways";
import { listResetWays } from "@/lib/accounts/credentials/reset-ways";

/** The account's other sign-in methods as texts, or null if it has none. */
export async function resetWays(token: string): Promise<ResetWaysProps | null> {
  const ways = await listResetWays(token);
  if (ways.length === 0) return null;
  const [t, format] = [await getTranslations("Reset.ways"), await getFormatter()];
  return {
    lines: ways.map(({ kind, name, createdAt }) =>
      t(kind, { name, date: format.dateTime(createdAt, { dateStyle: "long" }) }),
    ),
    ids: ways.map(({ id }) => id),
    texts: { title: t("title"), keep: t("keep"), hint: t("hint") },
  };
}
