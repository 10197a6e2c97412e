"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";

/** How long a photo of a usual size takes at most, in milliseconds. */
const USUAL_MS = 5_000;

/** What is said of a photo that has been sent and is being stored: after a while, why it takes so long. */
export function StoringNote({ children }: { children?: ReactNode }) {
  const t = useTranslations("Common");
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), USUAL_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!long && !children) return null;
  return (
    <p role="status" className="text-sm text-ink-soft">
      {long ? t("largePhoto") : children}
    </p>
  );
}
