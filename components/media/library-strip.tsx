"use client";

import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Skeleton } from "@/components/ui/skeleton";
import { LIBRARY_KEY, libraryQuery } from "@/lib/media/query-options";
import type { LibraryPicture } from "@/lib/media/types";
import { cn } from "@/lib/utils";
import { CroppedImage } from "./cropped-image";

type LibraryStripProps = {
  /** The ids of those that the post has. */
  chosen: readonly string[];
  /** How many were added to the library during this visit. */
  arrived: number;
  onAdd: (picture: LibraryPicture) => void;
  onRemove: (id: string) => void;
};

/** The owner's pictures in a row, those that have rested first; a press puts one into the post or takes it out. */
export function LibraryStrip({ chosen, arrived, onAdd, onRemove }: LibraryStripProps) {
  const t = useTranslations("Media");
  const client = useQueryClient();
  const heading = useId();
  const [words, setWords] = useState("");
  const { data, hasNextPage, fetchNextPage, isPending, isError, refetch } = useInfiniteQuery({
    ...libraryQuery(words.trim()),
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    if (arrived > 0) void client.invalidateQueries({ queryKey: LIBRARY_KEY });
  }, [arrived, client]);
  const pictures = data?.pages.flatMap((page) => page.pictures) ?? [];
  const groups = [true, false].map((rested) => pictures.filter((picture) => picture.rested === rested));
  const searchable = words !== "" || pictures.length > 6;

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={heading} className="text-label">
          {t("library")}
        </h3>
        {searchable && (
          <Input
            type="search"
            aria-label={t("search")}
            placeholder={t("search")}
            className="w-56 max-w-full"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </div>
      {isError && (
        <p className="text-sm">
          {t("failed")}{" "}
          <Button variant="link" className="h-auto p-0" onClick={() => void refetch()}>
            {t("retry")}
          </Button>
        </p>
      )}
      {!isPending && !isError && pictures.length === 0 && (
        <p className="text-sm text-ink-soft">{t(words ? "none" : "empty")}</p>
      )}
      <div
        role="group"
        aria-labelledby={heading}
        className="-mx-1 flex snap-x gap-4 overflow-x-auto overscroll-x-contain px-1 pb-2"
      >
        {isPending && [0, 1, 2, 3].map((n) => <Skeleton key={n} className="size-24 shrink-0" />)}
        {groups.map(
          (group, index) =>
            group.length > 0 && (
              <div key={index} className="grid shrink-0 content-start gap-1.5">
                <p className="sticky left-0 w-max text-xs text-ink-soft">
                  {t(index === 0 ? "rested" : "recent")}
                </p>
                <div className="flex gap-2">
                  {group.map((picture) => (
                    <StripPicture
                      key={picture.id}
                      picture={picture}
                      chosen={chosen.includes(picture.id)}
                      onPress={(on) => (on ? onAdd(picture) : onRemove(picture.id))}
                    />
                  ))}
                </div>
              </div>
            ),
        )}
        {hasNextPage && (
          <Button variant="outline" className="self-center" onClick={() => void fetchNextPage()}>
            {t("more")}
          </Button>
        )}
      </div>
    </div>
  );
}

type StripPictureProps = { picture: LibraryPicture; chosen: boolean; onPress: (on: boolean) => void };

function StripPicture({ picture, chosen, onPress }: StripPictureProps) {
  const t = useTranslations("Media");
  return (
    <button
      type="button"
      aria-pressed={chosen}
      title={picture.name || undefined}
      className={cn(
        "relative size-24 shrink-0 snap-start overflow-hidden rounded-md border bg-paper transition-opacity hover:opacity-85",
        chosen && "border-press ring-2 ring-press",
      )}
      onClick={() => onPress(!chosen)}
    >
      <CroppedImage
        picture={picture}
        alt={picture.name || t("unnamed")}
        loading="lazy"
        style={{ aspectRatio: "1" }}
        className="size-full"
      />
      {chosen && (
        <span className="absolute right-1 bottom-1 grid size-5 place-items-center rounded-full bg-press text-on-press">
          <Check aria-hidden className="size-3.5" />
        </span>
      )}
    </button>
  );
}
