"use client";

import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { useEffect, useState } from "react";
import { saveReturnPage } from "@/components/layout/return-page";
import { useGoTo } from "@/components/layout/shell/navigation";
import { PartLoading } from "@/components/layout/states/part-loading";
import { SUBSCRIPTION_REQUIRED_EVENT } from "@/lib/http/client/subscription-required";

const Question = dynamic(
  () => keepTrying(() => import("@/components/ui/confirm-question")).then((module) => module.ConfirmQuestion),
  { loading: PartLoading },
);

/** Opened by the API client whenever the server answers NO_ACTIVE_SUBSCRIPTION. Rendered once, in the shell. */
export function SubscriptionRequiredDialog() {
  const t = useTranslations("SubscriptionRequired");
  const goTo = useGoTo();
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
      variant="default"
      title={t("title")}
      description={t("text")}
      cancelLabel={t("cancel")}
      confirmLabel={t("plans")}
      onConfirm={() => {
        saveReturnPage("checkout");
        goTo("/subscription");
      }}
    />
  );
}
