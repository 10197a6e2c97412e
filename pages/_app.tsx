import type { AppProps } from "next/app";
import { fontVariables } from "@/app/fonts";
import "@/app/globals.css";

/** What the pages of this folder share: the style sheet and the faces, whose files are fetched with the page. */
export default function App({ Component, pageProps }: AppProps) {
  return <Component {...pageProps} />;
}

/** For `<html>`, which is _document.tsx's. Named here, because that file brings no style sheet along. */
App.fontVariables = fontVariables;
