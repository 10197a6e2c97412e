import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useWrite } from "@/components/layout/forms/use-write";
import { toast } from "@/components/ui/toast/toast";
import { type PushStatus, refreshPush, switchPushOff, switchPushOn } from "@/lib/notices/browser-push";

/** The switch for push notices in this browser. Permission is requested only by switching it on. */
export function usePush(publicKey: string) {
  const t = useTranslations("Settings.push");
  const [status, setStatus] = useState<PushStatus>("unknown");
  const [wanted, setWanted] = useState<boolean>();

  useEffect(() => {
    let shown = true;
    void refreshPush()
      .catch((): PushStatus => "off")
      .then((now) => shown && setStatus(now));
    return () => {
      shown = false;
    };
  }, []);

  const { run, busy } = useWrite({
    send: (on: boolean) => (on ? switchPushOn(publicKey) : switchPushOff()),
    scope: "push",
    show: (on) => {
      setWanted(on);
      return () => undefined;
    },
    failed: { title: t("failed") },
    onSuccess: (now, on) => {
      setStatus(now);
      if (on && now !== "on") toast.error(t("refused"));
    },
    onSettled: () => setWanted(undefined),
  });
  return {
    status,
    /** The status, or the one it is being changed to. */
    on: wanted ?? status === "on",
    busy,
    change: (on: boolean) => !busy && void run(on),
  };
}
