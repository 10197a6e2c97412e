"use client";

import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useIsWideScreen } from "@/components/layout/browser/use-is-wide-screen";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { LIBRARY_PAGE, POST_PHOTOS_LIMIT } from "@/lib/media/constants";
import { libraryQuery } from "@/lib/media/query-options";
import type { LibraryPhoto } from "@/lib/media/types";
import { DrawerPhoto } from "./drawer-photo";

type PhotoDrawerProps = {
  open: boolean;
  /** The ids of those that the post has. */
  chosen: readonly string[];
  onAdd: (photo: LibraryPhoto) => void;
  onRemove: (id: string) => void;
  onClose: () => void;
};

const GRID = "grid grid-cols-3 gap-2";

/**
 * The owner's photos in a sheet, the newest first; a press puts one into the post or takes it out. Load it lazily.
 */
export function PhotoDrawer({ open, chosen, onAdd, onRemove, onClose }: PhotoDrawerProps) {
  const t = useTranslations("Media");
  const wide = useIsWideScreen(true);
  const [query, setQuery] = useState("");
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage, isPending, isError, refetch } =
    useInfiniteQuery({ ...libraryQuery(query.trim()), enabled: open, placeholderData: keepPreviousData });
  const photos = data?.pages.flatMap((page) => page.media) ?? [];
  const [recent, rested] = [false, true].map((is) => photos.filter((photo) => photo.rested === is));
  const groups = [
    { title: t("recent"), photos: recent ?? [] },
    { title: t("rested"), photos: rested ?? [] },
  ].filter((group) => group.photos.length > 0);
  // What fits on one page is seen at a glance.
  const searchable = query !== "" || photos.length >= LIBRARY_PAGE;

  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t("library")}
      from={wide ? "right" : "bottom"}
      footer={
        <div className="flex items-center justify-between gap-4 border-t px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-6">
          <p aria-live="polite" className="text-sm text-ink-soft tabular-nums">
            {chosen.length < POST_PHOTOS_LIMIT ? t("inPost", { count: chosen.length }) : t("full")}
          </p>
          <Button onClick={onClose}>{t("done")}</Button>
        </div>
      }
    >
      <div className="grid gap-5 pt-1">
        {searchable && (
          <Input
            type="search"
            aria-label={t("search")}
            placeholder={t("search")}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        )}
        {isError && (
          <p className="text-sm">
            {t("failed")}{" "}
            <Button variant="link" className="h-auto p-0" onClick={() => void refetch()}>
              {t("retry")}
            </Button>
          </p>
        )}
        {!isPending && !isError && photos.length === 0 && (
          <p className="text-sm text-ink-soft">{t(query ? "none" : "empty")}</p>
        )}
        {isPending && (
          <div className={GRID}>
            {Array.from({ length: 9 }, (_, n) => (
              <Skeleton key={n} className="aspect-square" />
            ))}
          </div>
        )}
        {groups.map(({ title, photos: group }) => (
          <section key={title} aria-label={title} className="grid gap-2">
            {groups.length > 1 && <h3 className="text-label text-ink-soft">{title}</h3>}
            <ul className={GRID}>
              {group.map((photo) => (
                <DrawerPhoto
                  key={photo.id}
                  photo={photo}
                  chosen={chosen.includes(photo.id)}
                  full={chosen.length >= POST_PHOTOS_LIMIT}
                  onPress={(on) => (on ? onAdd(photo) : onRemove(photo.id))}
                />
              ))}
            </ul>
          </section>
        ))}
        {hasNextPage && (
          <Button
            variant="outline"
            className="justify-self-center"
            busy={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {t("more")}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
