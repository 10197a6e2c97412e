"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useSettingsForm } from "@/components/accounts/use-settings-form";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { endOtherSessionsAction, endSessionAction } from "@/lib/accounts/actions";

/** Signs one device out. */
export function EndSession({
  id,
  device,
}: {
  id: string;
  /** In words, for screen readers. */
  device: string;
}) {
  const t = useTranslations("Settings.sessions");
  const router = useRouter();
  const form = useSettingsForm(endSessionAction, {
    onDone: () => {
      toast.success(t("ended"));
      router.refresh();
    },
  });
  return (
    <form action={form.submit}>
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        variant="outline"
        size="sm"
        busy={form.busy}
        aria-label={t("endLabel", { device })}
      >
        {t("end")}
      </Button>
    </form>
  );
}

/** Signs out every device but this one. */
export function EndOtherSessions() {
  const t = useTranslations("Settings.sessions");
  const router = useRouter();
  const form = useSettingsForm(endOtherSessionsAction, {
    onDone: ({ ended }) => {
      toast.success(t("endedOthers", { ended }));
      router.refresh();
    },
  });
  return (
    <form action={form.submit}>
      <Button type="submit" variant="outline" busy={form.busy}>
        {t("endOthers")}
      </Button>
    </form>
  );
}
