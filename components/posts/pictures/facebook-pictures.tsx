"use client";

import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { CroppedPhoto } from "@/components/media/cropped-photo";
import type { ShownPicture } from "@/lib/media/types";
import { Skeleton } from "@/components/ui/skeleton";
import { cn } from "@/lib/utils";
import type { PicturesChange } from "./order-pictures";
import { PictureBarPlace } from "./pictures-place";
import { type PictureTool, usePictureTools } from "./use-picture-tools";

// Loaded when there is a picture that they may be used on.
const PictureBar = dynamic(() => import("./picture-bar").then((module) => module.PictureBar), {
  loading: () => <PictureBarPlace />,
});
const PictureMenu = dynamic(() => import("./picture-menu").then((module) => module.PictureMenu), {
  loading: () => null,
});
const OpenedPicture = dynamic(() => import("./opened-picture").then((module) => module.OpenedPicture), {
  loading: () => null,
});

/** Facebook shows five and says how many more there are. */
const SHOWN = 5;
/** The tiles' columns and spans by their number, as Facebook lays them out. */
const GRID: Record<number, string> = {
  2: "grid-cols-2",
  3: "grid-cols-2 [&>:first-child]:col-span-2",
  4: "grid-cols-2",
  5: "grid-cols-6 [&>*]:col-span-2 [&>:nth-child(-n+2)]:col-span-3",
};

export type FacebookPicturesProps = {
  pictures: readonly ShownPicture[];
  /** How many more are on their way: their tiles are there, so that nothing moves when they come. */
  awaited?: number;
  /** The post's text. */
  content: string;
  /** What changes the pictures; null while they may not be changed. */
  tools: {
    onChange: PicturesChange;
    /** A picture's crop or text was changed, or (null) it was deleted. */
    onEdited: (id: string, picture: ShownPicture | null) => void;
  } | null;
  /** The tools are there, and may not be used now. */
  locked?: boolean;
};

/** A post's pictures as Facebook shows them, one whole, several as tiles; their tools lie on them. Load it lazily. */
export function FacebookPictures({
  pictures,
  awaited = 0,
  content,
  tools,
  locked = false,
}: FacebookPicturesProps) {
  const [t, media] = [useTranslations("Workspace"), useTranslations("Media")];
  const { place, opened, close, apply } = usePictureTools(pictures, tools?.onChange);
  const [only] = pictures;
  if (!only) return null;
  // Of a picture that is just being handed over only the address is known.
  const usable = tools !== null && pictures.every(({ id, url }) => id !== url);
  const toolsOf = (picture: ShownPicture, index: number) => {
    const number = index + 1;
    const { altText } = picture;
    return {
      name: altText ? media("named", { number, name: altText }) : media("photo", { number }),
      onTool: (tool: PictureTool) => apply(picture, index, tool),
    };
  };
  const shown = pictures.slice(0, SHOWN);
  const tiles = Math.min(SHOWN, pictures.length + awaited);
  const rest = pictures.slice(SHOWN);
  const menuOf = (picture: ShownPicture, index: number) =>
    usable &&
    !locked && (
      <PictureMenu {...toolsOf(picture, index)} number={index + 1} last={index === pictures.length - 1} />
    );

  return (
    <section ref={place} aria-label={media("title")} data-post-pictures>
      {tiles === 1 ? (
        <>
          <CroppedPhoto picture={only} alt={t("imageAlt")} className="h-auto w-full bg-paper" />
          {usable && <PictureBar {...toolsOf(only, 0)} locked={locked} />}
        </>
      ) : (
        <ol className={cn("grid gap-0.5", GRID[tiles])}>
          {shown.map((picture, index) => (
            <li key={picture.id} className="relative">
              <CroppedPhoto
                picture={picture}
                alt={t("imageAlt")}
                style={{ aspectRatio: tiles === 3 && index === 0 ? "2 / 1" : "1" }}
                className="size-full"
              />
              {rest.length > 0 && index === SHOWN - 1 && (
                <p className="absolute inset-0 grid place-items-center bg-[rgb(0_0_0/0.55)] text-2xl font-semibold text-[white]">
                  {t("morePictures", { count: rest.length })}
                </p>
              )}
              {menuOf(picture, index)}
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
            {rest.map((picture, index) => (
              <li key={picture.id} className="relative overflow-hidden rounded-md">
                <CroppedPhoto
                  thumbnail
                  picture={picture}
                  alt={t("imageAlt")}
                  style={{ aspectRatio: "1" }}
                  className="size-full"
                />
                {menuOf(picture, SHOWN + index)}
              </li>
            ))}
          </ol>
        </div>
      )}
      {opened && tools && (
        <OpenedPicture
          key={opened.picture.id}
          opened={opened}
          content={content}
          onClose={close}
          onEdited={tools.onEdited}
        />
      )}
    </section>
  );
}
