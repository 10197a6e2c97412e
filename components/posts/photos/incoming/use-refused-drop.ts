"use client";

import { useTranslations } from "next-intl";
import { toast } from "@/components/ui/toast/toast";

/** Says that dropped files are no photos, and which are. */
export function useRefusedDrop(): () => void {
  const t = useTranslations("Photos.wrongDrop");
  return () => toast.note(t("title"), { description: t("text"), id: "no-photo" });
}
