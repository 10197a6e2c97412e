import type { GetServerSideProps, InferGetServerSidePropsType } from "next";
import { useTranslations } from "next-intl";
import Head from "next/head";
import { LoginForm } from "@/components/accounts/login-form";
import { loginProps } from "@/components/accounts/login-props";
import { LoginSheet } from "@/components/accounts/login-sheet";
import { mailboxAddress } from "@/components/accounts/mailbox-address";
import { OtherWays } from "@/components/accounts/other-ways";
import { HoldPresses } from "@/components/layout/hold-presses";
import { LateScript } from "@/components/layout/late-script";
import { VisitorPage } from "@/components/layout/visitor-page";
import { Spinner } from "@/components/ui/spinner";
import { Toaster } from "@/components/ui/toaster";
import { csrfTokenOf } from "@/lib/accounts/issue-csrf-token";
import { env } from "@/lib/env";
import { loadMessages } from "@/lib/load-messages";
import { csrfCookieName } from "@/lib/session-cookie";
import { visitOf } from "@/lib/visit";

export const getServerSideProps = (async ({ req, resolvedUrl }) => {
  const { APP_URL, https } = env();
  const visit = await visitOf(req, ["Metadata", "Login", "Common"]);
  const csrfToken = csrfTokenOf(req.cookies[csrfCookieName(https)]);
  const { searchParams: query } = new URL(resolvedUrl, APP_URL);
  const form = loginProps({
    query,
    csrfToken,
    locale: visit.locale,
    messages: await loadMessages(visit.locale),
  });
  return { props: { visit, form, mailbox: mailboxAddress(), canonical: `${APP_URL}/login` } };
}) satisfies GetServerSideProps;

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

/** Sign in and sign up for visitors; the middleware shows it at `/login`. The rest is app/(public)/login/page.tsx. */
export default function SignIn({ visit, form, mailbox, canonical }: Props) {
  const { look, google, ...login } = form;
  const { csrfToken, callbackUrl, texts } = login;
  const others = <OtherWays {...{ csrfToken, callbackUrl, texts, look, google }} />;
  return (
    <VisitorPage visit={visit}>
      <Found canonical={canonical} />
      <LoginSheet mailbox={mailbox}>
        <LoginForm {...login} spinner={<Spinner />} others={others} />
      </LoginSheet>
      <Messages />
      <HoldPresses nonce={visit.nonce ?? undefined} />
      <LateScript nonce={visit.nonce ?? undefined} />
    </VisitorPage>
  );
}

/** What search engines and the browser's tab are told. */
function Found({ canonical }: { canonical: string }) {
  const [t, about] = [useTranslations("Login"), useTranslations("Metadata")];
  return (
    <Head>
      <title>{about("titleTemplate", { title: t("metaTitle") })}</title>
      <meta name="description" content={about("description")} />
      <link rel="canonical" href={canonical} />
    </Head>
  );
}

function Messages() {
  const t = useTranslations("Common");
  return <Toaster closeLabel={t("close")} regionLabel={t("notifications")} />;
}
