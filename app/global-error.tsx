"use client";

import { BROKEN_TITLE, BrokenPage } from "@/components/layout/broken-page";
import "./globals.css";

/** Where the root layout itself has failed. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang="en">
      <body>
        <title>{BROKEN_TITLE}</title>
        <BrokenPage digest={error.digest} />
      </body>
    </html>
  );
}
