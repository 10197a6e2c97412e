"use client";

import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { PartLoading } from "@/components/layout/states/part-loading";
import { CroppedPhoto } from "@/components/media/cropped-photo";
import type { ShownPhoto } from "@/lib/media/types";
import { Skeleton } from "@/components/ui/skeleton";
import { cn } from "@/lib/utils";
import type { PhotosChange } from "./order-photos";
import { PhotoBarPlace } from "./photos-place";
import { type PhotoTool, usePhotoTools } from "./use-photo-tools";

// Loaded when there is a photo that they may be used on.
const PhotoBar = dynamic(() => keepTrying(() => import("./photo-bar")).then((module) => module.PhotoBar), {
  loading: () => <PhotoBarPlace />,
});
const PhotoMenu = dynamic(() => keepTrying(() => import("./photo-menu")).then((module) => module.PhotoMenu), {
  loading: PartLoading,
});
const OpenedPhoto = dynamic(
  () => keepTrying(() => import("./opened-photo")).then((module) => module.OpenedPhoto),
  { loading: PartLoading },
);

/** Facebook shows five and says how many more there are. */
const SHOWN = 5;
/** The tiles' columns and spans by their number, as Facebook lays them out. */
const GRID: Record<number, string> = {
  2: "grid-cols-2",
  3: "grid-cols-2 [&>:first-child]:col-span-2",
  4: "grid-cols-2",
  5: "grid-cols-6 [&>*]:col-span-2 [&>:nth-child(-n+2)]:col-span-3",
};

export type FacebookPhotosProps = {
  photos: readonly ShownPhoto[];
  /** How many more are on their way: their tiles are there, so that nothing moves when they come. */
  awaited?: number;
  /** The post's text. */
  content: string;
  /** What changes the photos; null while they may not be changed. */
  tools: {
    onChange: PhotosChange;
    /** A photo's crop or text was changed, or (null) it was deleted. */
    onEdited: (id: string, photo: ShownPhoto | null) => void;
  } | null;
  /** The tools are there, and may not be used now. */
  locked?: boolean;
};

/** A post's photos as Facebook shows them, one whole, several as tiles; their tools lie on them. Load it lazily. */
export function FacebookPhotos({ photos, awaited = 0, content, tools, locked = false }: FacebookPhotosProps) {
  const [t, media] = [useTranslations("Workspace"), useTranslations("Media")];
  const { place, opened, close, apply } = usePhotoTools(photos, tools?.onChange);
  const [only] = photos;
  if (!only) return null;
  // Of a photo that is just being handed over only the address is known.
  const usable = tools !== null && photos.every(({ id, url }) => id !== url);
  const toolsOf = (photo: ShownPhoto, index: number) => {
    const number = index + 1;
    const { altText } = photo;
    return {
      name: altText ? media("named", { number, name: altText }) : media("photo", { number }),
      onTool: (tool: PhotoTool) => apply(photo, index, tool),
    };
  };
  const shown = photos.slice(0, SHOWN);
  const tiles = Math.min(SHOWN, photos.length + awaited);
  const rest = photos.slice(SHOWN);
  const menuOf = (photo: ShownPhoto, index: number) =>
    usable &&
    !locked && <PhotoMenu {...toolsOf(photo, index)} number={index + 1} last={index === photos.length - 1} />;

  return (
    <section ref={place} aria-label={media("title")} data-post-photos>
      {tiles === 1 ? (
        <>
          <CroppedPhoto photo={only} alt={t("imageAlt")} className="h-auto w-full bg-paper" />
          {usable && <PhotoBar {...toolsOf(only, 0)} locked={locked} />}
        </>
      ) : (
        <ol className={cn("grid gap-0.5", GRID[tiles])}>
          {shown.map((photo, index) => (
            <li key={photo.id} className="relative">
              <CroppedPhoto
                photo={photo}
                alt={t("imageAlt")}
                style={{ aspectRatio: tiles === 3 && index === 0 ? "2 / 1" : "1" }}
                className="size-full"
              />
              {rest.length > 0 && index === SHOWN - 1 && (
                <p className="absolute inset-0 grid place-items-center bg-[rgb(0_0_0/0.55)] text-2xl font-semibold text-[white]">
                  {t("morePhotos", { count: rest.length })}
                </p>
              )}
              {menuOf(photo, index)}
            </li>
          ))}
          {Array.from({ length: tiles - shown.length }, (_, more) => (
            <li key={more} aria-hidden>
              <Skeleton className="aspect-square rounded-none" />
            </li>
          ))}
        </ol>
      )}
      {usable && rest.length > 0 && (
        <div className="grid gap-2 border-t p-3">
          <p className="text-sm text-ink-soft">{media("behind", { count: rest.length })}</p>
          <ol start={SHOWN + 1} className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
            {rest.map((photo, index) => (
              <li key={photo.id} className="relative overflow-hidden rounded-md">
                <CroppedPhoto
                  thumbnail
                  photo={photo}
                  alt={t("imageAlt")}
                  style={{ aspectRatio: "1" }}
                  className="size-full"
                />
                {menuOf(photo, SHOWN + index)}
              </li>
            ))}
          </ol>
        </div>
      )}
      {opened && tools && (
        <OpenedPhoto
          key={opened.photo.id}
          opened={opened}
          content={content}
          onClose={close}
          onEdited={tools.onEdited}
        />
      )}
    </section>
  );
}
