import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { offerFocus } from "@/components/ui/focus/land-focus";
import type { SocialConnections } from "@/lib/connections/types";
import { connectedPlatforms } from "@/lib/posts/rules";

const ConnectButton = dynamic(
  () => import("@/components/connections/connect-button").then((module) => module.ConnectButton),
  { loading: () => null },
);

type DraftActionsProps = {
  connections: SocialConnections;
  /** Whether there is a text to send. */
  ready: boolean;
  /** Whether it is to be scheduled. */
  scheduling: boolean;
  /** Opens the dialog for where and when it goes out. */
  onAsk: () => void;
};

/** The actions of a draft: send it, or first connect a page. Without a page it can only be marked as published. */
export function DraftActions({ connections, ready, scheduling, onAsk }: DraftActionsProps) {
  const t = useTranslations("Workspace");
  const posts = useTranslations("Posts.stage");
  const variant = ready ? "default" : "outline";
  const connected = connectedPlatforms(connections).length > 0;
  const send = useRef<HTMLButtonElement>(null);
  const before = useRef(connected);
  useEffect(() => {
    // The pressed button was replaced by this one.
    if (connected && !before.current) offerFocus(send.current);
    before.current = connected;
  }, [connected]);

  if (connected)
    return (
      // On a phone it stands in the bar at the bottom.
      <Button
        ref={send}
        size="lg"
        className="max-md:hidden"
        variant={variant}
        disabled={!ready}
        onClick={onAsk}
      >
        {t(scheduling ? "schedulePost" : "postNow")}
      </Button>
    );
  const again = connections.FACEBOOK !== undefined;
  return (
    <>
      <ConnectButton
        size="lg"
        variant={variant}
        again={again}
        label={posts(again ? "connectAgain" : "connect")}
      />
      <Button variant="ghost" className="justify-self-center" disabled={!ready} onClick={onAsk}>
        {t("confirm.markPublished")}
      </Button>
    </>
  );
}
