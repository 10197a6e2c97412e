import { type DocumentProps, Head, Html, Main, NextScript } from "next/document";
import { cloneElement, type JSX } from "react";
import { LATE } from "@/components/layout/late-script";
import { DEFAULT_LOCALE } from "@/lib/locales";
import { cn } from "@/lib/utils";
import type { Visit } from "@/lib/visit";
import App from "./_app";

/** The document around a page of this folder. 500.tsx, made when the app is built, knows no visit. */
export default function Document({ __NEXT_DATA__ }: DocumentProps) {
  const { visit } = __NEXT_DATA__.props.pageProps as { visit?: Visit };
  const nonce = visit?.nonce ?? undefined;
  return (
    <Html lang={visit?.locale ?? DEFAULT_LOCALE} className={cn(App.fontVariables, visit?.theme)}>
      <LateHead nonce={nonce} />
      <body>
        <Main />
        <NextScript nonce={nonce} />
      </body>
    </Html>
  );
}

/** The script files of a page wait for its `<LateScript>`. Those of `next dev` do not: it shows nothing before they have run. */
class LateHead extends Head {
  override getScripts(...files: Parameters<Head["getScripts"]>): JSX.Element[] {
    const scripts = super.getScripts(...files);
    if (this.context.isDevelopment) return scripts;
    return scripts.map((script: JSX.Element) =>
      (script.props as { src?: string }).src
        ? cloneElement(script, { type: LATE, defer: undefined, nonce: undefined })
        : script,
    );
  }

  /** Browsers that need them run nothing late: for them the page stays one without script. */
  override getPolyfillScripts(): JSX.Element[] {
    return [];
  }
}
