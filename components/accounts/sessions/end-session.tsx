"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { PushEndpointField } from "./push-endpoint-field";
import { AccessChoice, type AccessChoiceProps } from "@/components/accounts/credentials/login/access-choice";
import { useSettingsForm } from "@/components/accounts/settings/use-settings-form";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import { endOtherSessionsAction, endSessionAction } from "@/lib/accounts/sessions/actions";

/** Signs one device out. */
export function EndSession({
  id,
  device,
}: {
  id: string;
  /** The device's description for screen readers. */
  device: string;
}) {
  const t = useTranslations("Settings.sessions");
  const router = useRouter();
  const sending = useSettingsForm(endSessionAction, {
    onDone: () => {
      toast.success(t("ended"));
      router.refresh();
    },
  });
  return (
    <form {...sending.form}>
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        variant="outline"
        size="sm"
        busy={sending.busy}
        aria-label={t("endLabel", { device })}
      >
        {t("end")}
      </Button>
    </form>
  );
}

/** Signs out every device except this one. */
export function EndOtherSessions({ access }: { access: AccessChoiceProps | null }) {
  const t = useTranslations("Settings.sessions");
  const router = useRouter();
  const sending = useSettingsForm(endOtherSessionsAction, {
    onDone: ({ ended }) => {
      toast.success(t("endedOthers", { ended }));
      router.refresh();
    },
  });
  return (
    <form {...sending.form} className="grid max-w-md gap-4">
      {access && <AccessChoice {...access} />}
      <PushEndpointField />
      <Button type="submit" variant="outline" busy={sending.busy} className="justify-self-start">
        {t("endOthers")}
      </Button>
    </form>
  );
}
