"use client";

import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { SUBSCRIPTION_REQUIRED_EVENT } from "@/lib/api-client";

const Question = dynamic(() => import("@/components/ui/alert-dialog").then((module) => module.Question));

/** Opened by the API layer wherever the server answers NO_ACTIVE_SUBSCRIPTION. Stands once in the shell. */
export function SubscriptionRequiredDialog() {
  const t = useTranslations("SubscriptionRequired");
  const router = useRouter();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const show = () => setOpen(true);
    window.addEventListener(SUBSCRIPTION_REQUIRED_EVENT, show);
    return () => window.removeEventListener(SUBSCRIPTION_REQUIRED_EVENT, show);
  }, []);

  if (!open) return null;
  return (
    <Question
      open
      onOpenChange={setOpen}
      variant="primary"
      title={t("title")}
      description={t("text")}
      cancelLabel={t("cancel")}
      confirmLabel={t("plans")}
      onConfirm={() => router.push("/subscription")}
    />
  );
}
