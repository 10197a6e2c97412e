import { Download } from "lucide-react";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ActivityList } from "@/components/accounts/activity-list";
import { DeleteAccount } from "@/components/accounts/delete-account";
import { EmailForm } from "@/components/accounts/email-form";
import { GoogleCard } from "@/components/accounts/google-card";
import { LanguageForm } from "@/components/accounts/language-form";
import { PasskeysCard } from "@/components/accounts/passkeys-card";
import { PasswordForm } from "@/components/accounts/password-form";
import { SessionList } from "@/components/accounts/session-list";
import { SettingsCard, SettingsSheet } from "@/components/accounts/settings-card";
import { TwoFactorCard } from "@/components/accounts/two-factor-card";
import { PageHeader } from "@/components/layout/page-header";
import { Texts } from "@/components/layout/texts";
import { PushCard } from "@/components/notices/push-card";
import { buttonVariants } from "@/components/ui/button";
import { ACTIVITY_LINES } from "@/lib/accounts/constants";
import { listSignInWays } from "@/lib/accounts/list-sign-in-ways";
import { getAccountSettings } from "@/lib/accounts/queries";
import { requireActor } from "@/lib/auth";
import { env } from "@/lib/env";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("Settings"))("title") };
}

type Props = { searchParams: Promise<{ activity?: string | string[] }> };

/** The account: how one signs in, from where, and what is kept. Open before onboarding, so that one can leave. */
export default async function SettingsPage({ searchParams }: Props) {
  const actor = await requireActor();
  const all = (await searchParams).activity === "all";
  const [account, ways] = await Promise.all([
    getAccountSettings(actor, all ? ACTIVITY_LINES.all : ACTIVITY_LINES.first),
    listSignInWays(actor),
  ]);
  const t = await getTranslations("Settings");
  const confirmation = { hasPassword: account.hasPassword, fresh: account.fresh };
  return (
    <Texts of={["Settings", "Login"]}>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <div className="grid gap-4 md:gap-6">
        <SettingsSheet>
          <SettingsCard id="language" title={t("language.title")} text={t("language.text")}>
            <LanguageForm />
          </SettingsCard>
        </SettingsSheet>
        <SettingsSheet>
          <SettingsCard id="email" title={t("email.title")} text={t("email.text", { email: actor.email })}>
            <EmailForm {...confirmation} pending={account.pendingEmail} />
          </SettingsCard>
          <SettingsCard
            id="password"
            title={t("password.title")}
            text={account.hasPassword ? t("password.text") : t("password.first")}
          >
            <PasswordForm {...confirmation} min={env().PASSWORD_MIN_LENGTH} />
          </SettingsCard>
          <TwoFactorCard ways={ways} confirmation={confirmation} />
          <PasskeysCard ways={ways} confirmation={confirmation} />
          {(env().google || ways.google.length > 0) && (
            <GoogleCard email={actor.email} ways={ways} confirmation={confirmation} />
          )}
        </SettingsSheet>
        <SettingsSheet>
          <SettingsCard id="sessions" title={t("sessions.title")} text={t("sessions.text")}>
            <SessionList sessions={account.sessions} here={actor.sessionId} />
          </SettingsCard>
          <PushCard />
          <SettingsCard id="activity" title={t("activity.title")} text={t("activity.text")}>
            <ActivityList lines={account.activity} all={all} />
          </SettingsCard>
        </SettingsSheet>
        <SettingsSheet>
          <SettingsCard id="data" title={t("data.title")} text={t("data.text")}>
            <a href="/api/settings/export" download className={buttonVariants({ variant: "outline" })}>
              <Download aria-hidden />
              {t("data.export")}
            </a>
          </SettingsCard>
          <SettingsCard id="deletion" title={t("deletion.title")} text={t("deletion.text")}>
            <DeleteAccount {...confirmation} />
          </SettingsCard>
        </SettingsSheet>
      </div>
    </Texts>
  );
}
