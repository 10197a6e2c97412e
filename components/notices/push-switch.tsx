"use client";

import { useTranslations } from "next-intl";
import { Label } from "@/components/ui/label";
import { NativeSwitch } from "@/components/ui/native-switch";
import { usePush } from "./use-push";

/**
 * On or off for this browser, with its status as text: the browser may not support push, or not be permitted to use it.
 */
export function PushSwitch({ publicKey }: { publicKey: string }) {
  const t = useTranslations("Settings.push");
  const { status, on, busy, change } = usePush(publicKey);
  const open = status === "on" || status === "off";
  return (
    <div className="grid max-w-text grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1">
      <NativeSwitch
        id="push-here"
        checked={on}
        disabled={!open}
        aria-busy={busy || undefined}
        aria-describedby="push-status"
        onCheckedChange={change}
      />
      <Label htmlFor="push-here" className="text-base font-medium">
        {t("label")}
      </Label>
      <p id="push-status" role="status" className="col-start-2 min-h-10 text-sm text-ink-soft sm:min-h-5">
        {status !== "unknown" && t(status)}
      </p>
    </div>
  );
}
