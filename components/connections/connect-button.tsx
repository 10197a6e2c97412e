"use client";

import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { useConnectFacebook } from "./use-connect-facebook";

const PageDialog = dynamic(() => import("./page-dialog").then((module) => module.PageDialog), {
  loading: () => null,
});

type ConnectButtonProps = Pick<ComponentProps<typeof Button>, "size" | "variant"> & {
  /** Whether a page was connected before. */
  again: boolean;
  /** Its label where the network's name is not shown beside it. */
  label?: string;
};

/** Connects a page: Facebook's window, then the choice of the page. */
export function ConnectButton({ again, label, ...buttonProps }: ConnectButtonProps) {
  const t = useTranslations("Connections");
  const { busy, pages, start, closePages } = useConnectFacebook();
  return (
    <>
      <Button {...buttonProps} busy={busy} busyLabel={t("connecting")} onClick={() => start()}>
        {label ?? t(again ? "reconnect" : "connect")}
      </Button>
      {pages && <PageDialog pages={pages} onClose={closePages} />}
    </>
  );
}
