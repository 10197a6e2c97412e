import type { PageConfig } from "next";
import Head from "next/head";
import { BROKEN_TITLE, BrokenPage } from "@/components/layout/broken-page";

export const config: PageConfig = { unstable_runtimeJS: false };

/** Where a page of this folder has failed; app/global-error.tsx is for the others. Made when the app is built. */
export default function Broken() {
  return (
    <>
      <Head>
        <title>{BROKEN_TITLE}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/icon.svg" sizes="any" type="image/svg+xml" />
      </Head>
      <BrokenPage />
    </>
  );
}
