import { type DocumentProps, Head, Html, Main, NextScript } from "next/document";
import { cn } from "@/lib/utils";
import type { Visit } from "@/lib/visit";
import App from "./_app";

/** The document around a page of this folder. Next's own page of last resort knows no visit. */
export default function Document({ __NEXT_DATA__ }: DocumentProps) {
  const { visit } = __NEXT_DATA__.props.pageProps as { visit?: Visit };
  const nonce = visit?.nonce ?? undefined;
  return (
    <Html lang={visit?.locale} className={cn(App.fontVariables, visit?.theme)}>
      <Head nonce={nonce} />
      <body>
        <Main />
        <NextScript nonce={nonce} />
      </body>
    </Html>
  );
}
