"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { useConnecting } from "./connecting";
import { loadConnectFlow, useBeginConnecting } from "./use-begin-connecting";

type ConnectButtonProps = Pick<ComponentProps<typeof Button>, "size" | "variant"> & {
  /** Whether a page was connected before. */
  again: boolean;
  /** Its label where the network's name is not shown beside it. */
  label?: string;
};

/** Connects a page: Facebook's window, then the choice of the page. */
export function ConnectButton({ again, label, ...buttonProps }: ConnectButtonProps) {
  const t = useTranslations("Connections");
  const begin = useBeginConnecting();
  const { busy } = useConnecting();
  // A failure is told by the press.
  const prepare = () => void loadConnectFlow().catch(() => undefined);
  return (
    <Button
      {...buttonProps}
      busy={busy}
      busyLabel={t("connecting")}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={begin}
    >
      {label ?? t(again ? "reconnect" : "connect")}
    </Button>
  );
}
