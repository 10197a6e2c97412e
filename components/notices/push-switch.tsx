"use client";

import { useTranslations } from "next-intl";
import { Label } from "@/components/ui/label";
import { Switch } from "@/components/ui/switch";
import { toast } from "@/components/ui/toast";
import { usePush } from "@/lib/notices/use-push";

/** On or off for this browser, and in words how it stands: a browser may not be able to, or not be allowed to. */
export function PushSwitch({ publicKey }: { publicKey: string }) {
  const t = useTranslations("Settings.push");
  const { standing, on, busy, change } = usePush(publicKey, (why) => toast.error(t(why)));
  const open = standing === "on" || standing === "off";
  return (
    <div className="grid max-w-text grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1">
      <Switch
        id="push-here"
        checked={on}
        disabled={!open}
        aria-busy={busy}
        aria-describedby="push-standing"
        onCheckedChange={change}
      />
      <Label htmlFor="push-here" className="text-base font-medium">
        {t("label")}
      </Label>
      <p id="push-standing" role="status" className="col-start-2 min-h-10 text-sm text-ink-soft sm:min-h-5">
        {standing !== "unknown" && t(standing)}
      </p>
    </div>
  );
}
