import type { GetServerSideProps, InferGetServerSidePropsType, PageConfig } from "next";
import { LandingHead } from "@/components/landing/landing-head";
import { LandingPage } from "@/components/landing/landing-page";
import { VisitorPage } from "@/components/layout/visitor-page";
import { env } from "@/lib/env";
import { type Visit, visitOf } from "@/lib/visit";

/** The browser gets no script of React or of Next for this page: nothing on it needs one. */
export const config: PageConfig = { unstable_runtimeJS: false };

export const getServerSideProps = (async ({ req }) => ({
  props: {
    appUrl: env().APP_URL,
    visit: await visitOf(req, ["Metadata", "Landing", "Plans", "Common", "Shell"]),
  },
})) satisfies GetServerSideProps<{ appUrl: string; visit: Visit }>;

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

/** The first page for visitors; the middleware shows it at `/`. Who is signed in gets app/(public)/page.tsx. */
export default function Landing({ appUrl, visit }: Props) {
  return (
    <VisitorPage visit={visit}>
      <LandingHead appUrl={appUrl} />
      <LandingPage appUrl={appUrl} theme={visit.theme ?? undefined} />
    </VisitorPage>
  );
}
