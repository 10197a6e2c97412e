"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useState } from "react";
import { EmptyState } from "@/components/layout/empty-state";
import { ErrorState } from "@/components/layout/error-state";
import { PageHeader } from "@/components/layout/page-header";
import { Button } from "@/components/ui/button";
import { businessQuery, clearBusinessCache } from "@/lib/brand/query-options";
import type { Business } from "@/lib/brand/types";
import { BusinessForm } from "./business-form";
import { BusinessSkeleton } from "./business-skeleton";
import { BusinessView } from "./business-view";

type BrandProfileProps = {
  /** Begins with the form, as its address says before script has loaded. */
  edit: boolean;
};

/** The Brand Profile screen: to read, to create, to change. */
export function BrandProfile({ edit }: BrandProfileProps) {
  const t = useTranslations("Brand");
  const client = useQueryClient();
  const { data: business, isPending, isError, refetch } = useQuery(businessQuery);
  const [writing, setWriting] = useState(edit);
  /** The form was left: the keyboard goes back to the button that opened it. */
  const [left, setLeft] = useState(false);
  const leave = () => {
    setWriting(false);
    setLeft(true);
  };

  const saved = (next: Business) => {
    clearBusinessCache();
    client.setQueryData(businessQuery.queryKey, next);
    leave();
  };

  if (isPending) return <BusinessSkeleton label={t("profile.loading")} />;
  if (isError) {
    return (
      <>
        <PageHeader title={t("profile.title")} />
        <ErrorState
          title={t("profile.error")}
          text={t("profile.errorText")}
          action={
            <Button variant="outline" onClick={() => void refetch()}>
              {t("profile.tryAgain")}
            </Button>
          }
        />
      </>
    );
  }
  if (writing) {
    return (
      <>
        <PageHeader
          title={t(business ? "profile.title" : "profile.createTitle")}
          subtitle={t(business ? "profile.subtitle" : "profile.createSubtitle")}
        />
        <BusinessForm business={business ?? undefined} onSaved={saved} onCancel={leave} />
      </>
    );
  }
  if (!business) {
    return (
      <EmptyState
        drawing="brand"
        title={t("profile.empty")}
        text={t("profile.emptyText")}
        action={
          <ToForm onOpen={() => setWriting(true)}>
            <Button type="submit" autoFocus={left}>
              {t("profile.create")}
            </Button>
          </ToForm>
        }
      />
    );
  }
  return (
    <>
      <PageHeader
        title={t("profile.title")}
        subtitle={t("profile.subtitle")}
        actions={
          <ToForm onOpen={() => setWriting(true)}>
            <Button type="submit" autoFocus={left} variant="outline" icon={<Pencil aria-hidden />}>
              {t("profile.edit")}
            </Button>
          </ToForm>
        }
      />
      <BusinessView business={business} />
    </>
  );
}

/** Round a button that opens the form: here at once, and without script by its address. */
function ToForm({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  const open = (event: FormEvent) => {
    event.preventDefault();
    onOpen();
  };
  return (
    <form action="/business-profile" onSubmit={open}>
      <input type="hidden" name="edit" value="1" />
      {children}
    </form>
  );
}
