import { ImagePlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { CroppedPhoto } from "@/components/media/cropped-photo";
import { IncomingPhotoTile } from "@/components/posts/photos/incoming/incoming-photo-tile";
import { photoShare } from "@/components/posts/photos/incoming/photo-frame";
import { ChoosePhotos } from "@/components/posts/photos/choose-photos";
import { Button } from "@/components/ui/button";
import { NativeCheckbox } from "@/components/ui/native-checkbox";
import { Skeleton } from "@/components/ui/skeleton";
import type { LibraryPhoto } from "@/lib/media/types";
import type { WeekPhotos } from "./use-week-photos";

type PhotoChoiceProps = { of: WeekPhotos; onTick: (id: string, ticked: boolean) => void };

const GRID = "grid grid-cols-2 gap-3 sm:grid-cols-3";
/** Whole photos beside each other, as high as their row. */
const ROWS = "flex flex-wrap gap-3 [--most:10rem] [--photo:6.5rem] sm:[--most:12rem] sm:[--photo:7.5rem]";

/** The photos that the ideas are to be made from, large and with a tick; more are added in place. */
export function PhotoChoice({ of, onTick }: PhotoChoiceProps) {
  const [t, common] = [useTranslations("Planning.photos"), useTranslations("Photos")];
  const { photos, moving, chosen, full, loading, more, add, retry, remove } = of;
  const none = photos.length + moving.length === 0;
  return (
    <section aria-labelledby="photos-title" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="photos-title" className="flex items-baseline gap-2 text-section">
          <span>{t("title")}</span>
          {photos.length > 0 && (
            <span className="text-sm font-normal text-ink-soft tabular-nums">
              {t("chosen", { count: chosen.length })}
            </span>
          )}
        </h2>
        <ChoosePhotos variant="outline" icon={<ImagePlus aria-hidden />} onFiles={add}>
          {common("choose")}
        </ChoosePhotos>
      </div>
      {none && loading && (
        <div className={GRID}>
          <Skeleton className="aspect-square" />
          <Skeleton className="aspect-square" />
        </div>
      )}
      {none && !loading && (
        <p className="max-w-text rounded-lg border border-dashed border-edge p-5 text-ink-soft">
          {t("none")}
        </p>
      )}
      {moving.length > 0 && (
        <ul className={GRID}>
          {moving.map((photo) => (
            <IncomingPhotoTile
              key={photo.key}
              photo={photo}
              single={false}
              onRetry={() => retry(photo)}
              onRemove={() => remove(photo)}
            />
          ))}
        </ul>
      )}
      <ul className={ROWS}>
        {photos.map((photo) => (
          <Tile
            key={photo.id}
            photo={photo}
            ticked={chosen.includes(photo.id)}
            full={full}
            onTick={(ticked) => onTick(photo.id, ticked)}
          />
        ))}
      </ul>
      {more && (
        <Button variant="outline" className="justify-self-start" busy={more.busy} onClick={more.show}>
          {common("more")}
        </Button>
      )}
    </section>
  );
}

type TileProps = {
  photo: LibraryPhoto;
  ticked: boolean;
  /** As many are ticked as can be. */
  full: boolean;
  onTick: (ticked: boolean) => void;
};

function Tile({ photo, ticked, full, onTick }: TileProps) {
  const t = useTranslations("Photos");
  const id = useId();
  return (
    <li style={photoShare(photo)} className="min-w-16">
      <label
        htmlFor={id}
        data-ticked={ticked}
        className="group relative block cursor-pointer overflow-hidden rounded-lg ring-1 ring-edge transition-shadow has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-press data-[ticked=true]:ring-2 data-[ticked=true]:ring-press"
      >
        <CroppedPhoto
          photo={photo}
          alt=""
          thumbnail
          loading="lazy"
          className="w-full transition-opacity group-data-[ticked=false]:opacity-60"
        />
        <span className="absolute top-2 right-2 grid size-8 place-items-center rounded-full bg-sheet shadow-sm">
          <NativeCheckbox
            id={id}
            aria-label={photo.altText || photo.name || t("photo")}
            checked={ticked}
            disabled={full && !ticked}
            onCheckedChange={onTick}
          />
        </span>
      </label>
    </li>
  );
}
