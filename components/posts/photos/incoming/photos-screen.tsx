"use client";

import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { useEffect, useEffectEvent } from "react";
import { useInstallWay } from "@/components/layout/install/use-install-way";
import { PageHeader } from "@/components/layout/page-header";
import { useViewer } from "@/components/layout/shell/viewer-context";
import { PartLoading } from "@/components/layout/states/part-loading";
import { ChoosePhotos } from "@/components/posts/photos/choose-photos";
import { DropOverlay } from "@/components/posts/photos/drop-overlay";
import { useDroppedFiles } from "@/components/posts/photos/use-dropped-files";
import { claimWaitingPhotos, forgetWaitingPhoto } from "@/lib/media/browser/waiting-photos";
import { IncomingSection } from "./incoming-section";
import { RefusedFiles, type RefusedCounts } from "./refused-files";
import { UnusedPhotos } from "./unused-photos";
import { useIncomingPhotos } from "./use-incoming-photos";
import { useRefusedDrop } from "./use-refused-drop";

const InstallOffer = dynamic(
  () =>
    keepTrying(() => import("@/components/layout/install/install-offer")).then(
      (module) => module.InstallOffer,
    ),
  { loading: PartLoading },
);

/** The owner's photos without a post: those that were shared with the app, those that are chosen here, and the others. */
export function PhotosScreen({ notTaken }: { notTaken: RefusedCounts }) {
  const t = useTranslations("Photos");
  const { userId } = useViewer();
  const installWay = useInstallWay();
  const { photos, leftOut, show, ...incoming } = useIncomingPhotos(
    (key) => void forgetWaitingPhoto(userId, key),
  );
  const dragging = useDroppedFiles(incoming.add, useRefusedDrop());
  const showWaiting = useEffectEvent(show);
  useEffect(() => {
    // A reload does not repeat what was refused.
    if (location.search) history.replaceState(null, "", location.pathname);
    void claimWaitingPhotos(userId).then((waiting) => showWaiting(waiting));
  }, [userId]);

  const without = new Set(photos.flatMap(({ stored }) => stored?.id ?? []));
  return (
    <>
      <PageHeader
        title={t("title")}
        subtitle={t("subtitle")}
        actions={
          <ChoosePhotos variant={photos.length > 0 ? "outline" : "default"} onFiles={incoming.add}>
            {t("choose")}
          </ChoosePhotos>
        }
      />
      <RefusedFiles
        {...notTaken}
        leftOut={leftOut}
        onFiles={photos.length === 0 ? incoming.add : undefined}
      />
      {photos.length > 0 && <IncomingSection photos={photos} {...incoming} />}
      {photos.length > 0 && installWay && <InstallOffer way={installWay} />}
      <UnusedPhotos without={without} below={photos.length > 0} />
      {dragging && <DropOverlay text={t("drop")} />}
    </>
  );
}
