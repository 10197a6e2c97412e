import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { useConnectFacebook } from "./use-connect-facebook";

const PageDialog = dynamic(() => import("./page-dialog").then((module) => module.PageDialog));

type ConnectButtonProps = Pick<ComponentProps<typeof Button>, "size" | "variant"> & {
  /** Whether there was a page before. */
  again: boolean;
};

/** The way to a connected page: Facebook's window, then the choice of the page. */
export function ConnectButton({ again, ...looks }: ConnectButtonProps) {
  const t = useTranslations("Connections");
  const { busy, pages, start, closePages } = useConnectFacebook();
  return (
    <>
      <Button {...looks} busy={busy} busyLabel={t("connecting")} onClick={start}>
        {t(again ? "reconnect" : "connect")}
      </Button>
      {pages && <PageDialog pages={pages} onClose={closePages} />}
    </>
  );
}
