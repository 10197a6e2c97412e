"use client";

import { useEffect, useState } from "react";
import { type BusinessDraft, type BusinessFieldName, EMPTY_BUSINESS } from "./business-field";

const KEY = "onboarding_draft";

/** What has been typed so far, kept for this tab so that a reload loses nothing. */
export function useOnboardingDraft() {
  const [draft, setDraft] = useState<BusinessDraft>(EMPTY_BUSINESS);

  useEffect(() => {
    const saved = sessionStorage.getItem(KEY);
    if (saved) setDraft({ ...EMPTY_BUSINESS, ...(JSON.parse(saved) as Partial<BusinessDraft>) });
  }, []);

  const change = (name: BusinessFieldName, value: string) => {
    const next = { ...draft, [name]: value };
    setDraft(next);
    sessionStorage.setItem(KEY, JSON.stringify(next));
  };

  return { draft, change, clear: () => sessionStorage.removeItem(KEY) };
}
