"use client";

import { BrokenPage } from "@/components/layout/states/broken-page";
import "./globals.css";

/** Shown when the root layout itself fails. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang="en">
      <body>
        <BrokenPage digest={error.digest} />
      </body>
    </html>
  );
}
