import { Download } from "lucide-react";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { ActivityList } from "@/components/accounts/settings/activity-list";
import { DeleteAccount } from "@/components/accounts/settings/delete-account";
import { EmailForm } from "@/components/accounts/credentials/email-form";
import { GoogleCard } from "@/components/accounts/google/google-card";
import { LanguageForm } from "@/components/accounts/settings/language-form";
import { ModelSwitch } from "@/components/accounts/settings/model-switch";
import { PasskeysCard } from "@/components/accounts/passkeys/passkeys-card";
import { toAccessProps } from "@/components/accounts/credentials/login/access-choice-props";
import { PasswordForm } from "@/components/accounts/credentials/password-form";
import { SessionList } from "@/components/accounts/sessions/session-list";
import { SETTINGS_GROUPS, SettingsCard, SettingsGroup } from "@/components/accounts/settings/settings-card";
import { TwoFactorCard } from "@/components/accounts/two-factor/two-factor-card";
import { CityNames } from "@/components/layout/city-names";
import { PageHeader } from "@/components/layout/page-header";
import { PageSkeleton } from "@/components/layout/states/page-skeleton";
import { PageWithSkeleton, startLoading } from "@/components/layout/states/page-with-skeleton";
import { Texts } from "@/components/layout/texts";
import { DigestCard } from "@/components/digests/digest-card";
import { PushCard } from "@/components/notices/push-card";
import { TimeZoneSwitch } from "@/components/posts/posting-times/time-zone-switch";
import { CalendarCard } from "@/components/posts/calendar/calendar-card";
import { buttonVariants } from "@/components/ui/button";
import { ACTIVITY_LINES } from "@/lib/audit/constants";
import { listSignInMethods } from "@/lib/accounts/settings/list-sign-in-methods";
import type { AccountSettings, SignInMethods } from "@/lib/accounts/types";
import { type Actor, requireActor } from "@/lib/auth/actor";
import { env } from "@/lib/settings/env";
import { browserTimeZone } from "@/lib/i18n/time-zone";
import { getAccountWithDigest } from "@/lib/digests/queries";
import type { DigestSettings } from "@/lib/digests/types";
import { getCalendarFeed } from "@/lib/posts/calendar/queries";
import type { CalendarFeed } from "@/lib/posts/calendar/types";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("Settings"))("title") };
}

type Props = { searchParams: Promise<{ activity?: string | string[] }> };

/** Account settings: sign-in methods, devices and stored data. Open before onboarding, so that anyone can leave. */
export default async function SettingsPage({ searchParams }: Props) {
  const actor = await requireActor();
  const all = (await searchParams).activity === "all";
  const data = startLoading(
    Promise.all([
      getAccountWithDigest(actor, all ? ACTIVITY_LINES.all : ACTIVITY_LINES.first),
      listSignInMethods(actor),
      getCalendarFeed(actor),
    ]),
  );
  const t = await getTranslations("Settings");
  const skeleton = <PageSkeleton title={t("title")} subtitle={t("subtitle")} cards={4} />;
  return (
    <Texts of={["Settings", "Login", "Posts.moment", "Week.zone"]}>
      <PageWithSkeleton ready={data} skeleton={skeleton}>
        <Account actor={actor} data={data} all={all} />
      </PageWithSkeleton>
    </Texts>
  );
}

type AccountProps = {
  actor: Actor;
  data: Promise<[AccountSettings & { digest: DigestSettings }, SignInMethods, CalendarFeed]>;
  /** Shows the whole activity list. */
  all: boolean;
};

async function Account({ actor, data, all }: AccountProps) {
  const [account, methods, calendar] = await data;
  const timeZone = account.timeZone ?? browserTimeZone(await cookies()) ?? "UTC";
  const t = await getTranslations("Settings");
  const access = await toAccessProps(account.othersAccess);
  const confirmation = { email: actor.email, hasPassword: account.hasPassword, fresh: account.fresh };
  return (
    <CityNames zone={timeZone}>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <nav aria-label={t("contents")} className="mb-8 flex flex-wrap gap-x-5 gap-y-1">
        {SETTINGS_GROUPS.map((name) => (
          <a key={name} href={`#${name}`} className="py-2 text-sm text-link">
            {t(`groups.${name}`)}
          </a>
        ))}
      </nav>
      <div className="grid grid-cols-1 gap-10">
        <SettingsGroup name="place" title={t("groups.place")}>
          <SettingsCard id="language" title={t("language.title")} text={t("language.text")}>
            <LanguageForm />
          </SettingsCard>
          <SettingsCard id="time-zone" title={t("timeZone.title")} text={t("timeZone.text")}>
            <TimeZoneSwitch timeZone={timeZone} />
          </SettingsCard>
        </SettingsGroup>
        <SettingsGroup name="access" title={t("groups.access")}>
          <SettingsCard
            id="email"
            title={t("email.title")}
            text={t("email.text", { email: actor.email })}
            opens={t("email.submit")}
          >
            <EmailForm {...confirmation} pending={account.pendingEmail} />
          </SettingsCard>
          <SettingsCard
            id="password"
            title={t("password.title")}
            text={account.hasPassword ? t("password.text") : t("password.first")}
            opens={account.hasPassword ? t("password.submit") : t("password.set")}
          >
            <PasswordForm {...confirmation} min={env().PASSWORD_MIN_LENGTH} access={access} />
          </SettingsCard>
          <TwoFactorCard methods={methods} confirmation={confirmation} />
          <PasskeysCard methods={methods} confirmation={confirmation} />
          {(env().google || methods.google.length > 0) && (
            <GoogleCard email={actor.email} methods={methods} confirmation={confirmation} />
          )}
        </SettingsGroup>
        <SettingsGroup name="devices" title={t("groups.devices")}>
          <SettingsCard id="sessions" title={t("sessions.title")} text={t("sessions.text")}>
            <SessionList sessions={account.sessions} here={actor.sessionId} access={access} />
          </SettingsCard>
          <PushCard />
          <DigestCard digest={account.digest} />
          <CalendarCard feed={calendar} confirmation={confirmation} />
          <SettingsCard id="activity" title={t("activity.title")} text={t("activity.text")}>
            <ActivityList lines={account.activity} all={all} />
          </SettingsCard>
        </SettingsGroup>
        <SettingsGroup name="data" title={t("groups.data")}>
          {env().readingModel !== null && (
            <SettingsCard id="model" title={t("model.title")} text={t("model.text")}>
              <ModelSwitch on={account.modelReads} />
            </SettingsCard>
          )}
          <SettingsCard id="data" title={t("data.title")} text={t("data.text")}>
            <a href="/api/settings/export" download className={buttonVariants({ variant: "outline" })}>
              <Download aria-hidden />
              {t("data.export")}
            </a>
          </SettingsCard>
          <SettingsCard id="deletion" title={t("deletion.title")} text={t("deletion.text")}>
            <DeleteAccount {...confirmation} />
          </SettingsCard>
        </SettingsGroup>
      </div>
    </CityNames>
  );
}
