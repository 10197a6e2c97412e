import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import type { LibraryPhoto } from "@/lib/media/types";
import { cn } from "@/lib/utils";
import { CroppedPhoto } from "./cropped-photo";

type DrawerPhotoProps = {
  photo: LibraryPhoto;
  /** Whether the post has it. */
  chosen: boolean;
  /** Whether the post is full. */
  full: boolean;
  onPress: (on: boolean) => void;
};

/** One of the owner's photos, with a tick where the post has it. */
export function DrawerPhoto({ photo, chosen, full, onPress }: DrawerPhotoProps) {
  const t = useTranslations("Media");
  return (
    <li>
      <button
        type="button"
        aria-pressed={chosen}
        disabled={full && !chosen}
        title={photo.name || undefined}
        className={cn(
          "relative block w-full overflow-hidden rounded-md border bg-paper transition-opacity hover:opacity-85 disabled:cursor-not-allowed disabled:opacity-55",
          chosen && "border-press ring-2 ring-press",
        )}
        onClick={() => onPress(!chosen)}
      >
        <CroppedPhoto
          photo={photo}
          alt={photo.name || t("unnamed")}
          thumbnail
          loading="lazy"
          style={{ aspectRatio: "1" }}
          className="w-full"
        />
        {chosen && (
          <span className="absolute right-1.5 bottom-1.5 grid size-6 place-items-center rounded-full bg-press text-on-press">
            <Check aria-hidden className="size-4" />
          </span>
        )}
      </button>
    </li>
  );
}
