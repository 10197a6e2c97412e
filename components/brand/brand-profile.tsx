"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useState } from "react";
import { EmptyState } from "@/components/layout/states/empty-state";
import { ErrorState } from "@/components/layout/states/error-state";
import { PageHeader } from "@/components/layout/page-header";
import { useViewer } from "@/components/layout/shell/viewer-context";
import { useStoredState } from "@/components/layout/forms/use-stored-state";
import { Button } from "@/components/ui/button";
import { clearBusinessCopy } from "@/lib/brand/business-copy";
import { BUSINESS_KEY, businessQuery } from "@/lib/brand/query-options";
import type { Business } from "@/lib/brand/types";
import { type BusinessDraft, EMPTY_BUSINESS } from "./business-field";
import { BusinessForm } from "./business-form";
import { BusinessSkeleton } from "./business-skeleton";
import { BusinessView } from "./business-view";
import { FactsPart } from "./facts/facts-part";
import { ProfileSheet } from "./profile-sheet";
import { SamplePost } from "./sample-post";
import { VoicePart } from "./voice/voice-part";

type BrandProfileProps = {
  /** Whether the form is open at first; set by the URL, so that it works without JavaScript. */
  edit: boolean;
  /** The same for the part about how it sounds. */
  editVoice?: boolean;
  /** The connected page's picture. */
  picture?: string | null;
  /** A post of the owner's, beside what it was written from; without one a sample is made of the profile. */
  latest?: ReactNode;
};

/** The Brand Profile screen: one sheet to read, to create and to edit in place. */
export function BrandProfile({ edit, editVoice = false, picture, latest }: BrandProfileProps) {
  const t = useTranslations("Brand");
  const client = useQueryClient();
  const { sessionId } = useViewer();
  const { data: business, isPending, isError, refetch } = useQuery(businessQuery(sessionId));
  /** Unsaved input; if there is any, the form opens again. */
  const [draft, setDraft, forgetDraft] = useStoredState<BusinessDraft | null>("business_draft", null);
  const [opened, setWriting] = useState(edit);
  const writing = opened || draft !== null;
  /** The form was closed: the focus returns to the button that opened it. */
  const [left, setLeft] = useState(false);
  const leave = () => {
    forgetDraft();
    setWriting(false);
    setLeft(true);
  };

  const saved = (next: Business) => {
    clearBusinessCopy();
    client.setQueryData(BUSINESS_KEY, next);
    void client.invalidateQueries({ queryKey: BUSINESS_KEY });
    leave();
  };

  if (isPending) return <BusinessSkeleton label={t("profile.loading")} />;
  // What has been read before stays when reading it again fails.
  if (isError && business === undefined) {
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
  if (!business && !writing) {
    return (
      <>
        <PageHeader title={t("profile.title")} />
        <EmptyState
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
      </>
    );
  }
  const shown = { ...EMPTY_BUSINESS, ...business, ...draft };
  return (
    <>
      <PageHeader
        title={t(business ? "profile.title" : "profile.createTitle")}
        subtitle={t(business ? "profile.subtitle" : "profile.createSubtitle")}
        actions={
          !writing && (
            <ToForm onOpen={() => setWriting(true)}>
              <Button type="submit" autoFocus={left} variant="outline" icon={<Pencil aria-hidden />}>
                {t("profile.edit")}
              </Button>
            </ToForm>
          )
        }
      />
      <ProfileSheet
        sample={(!writing && latest) || <SamplePost business={shown} picture={picture} />}
        sampleLast={!writing}
        facts={
          business && (
            <div className="grid content-start gap-8">
              {!writing && <VoicePart edit={editVoice} />}
              <FactsPart />
            </div>
          )
        }
      >
        {business && !writing ? (
          <BusinessView business={business} picture={picture} />
        ) : (
          <BusinessForm
            business={business ?? undefined}
            draft={draft}
            onDraft={setDraft}
            onSaved={saved}
            onCancel={leave}
          />
        )}
      </ProfileSheet>
    </>
  );
}

/** Wraps a button that opens the form: in place with JavaScript, by its URL without. */
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
