"use client";

import { useTranslations } from "next-intl";
import { useConnecting } from "@/components/connections/connecting";
import { loadConnectFlow, useBeginConnecting } from "@/components/connections/use-begin-connecting";
import { Button } from "@/components/ui/button";

/** Asks Facebook's dialog once more, for the permission that numbers need besides. */
export function ShowNumbers({ label }: { label: string }) {
  const t = useTranslations("Connections");
  const begin = useBeginConnecting("insights");
  const { busy } = useConnecting();
  // A failure is told by the press.
  const prepare = () => void loadConnectFlow().catch(() => undefined);
  return (
    <Button
      variant="outline"
      className="mt-3"
      busy={busy}
      busyLabel={t("connecting")}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={begin}
    >
      {label}
    </Button>
  );
}
