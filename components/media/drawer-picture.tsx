import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import type { LibraryPicture } from "@/lib/media/types";
import { cn } from "@/lib/utils";
import { CroppedPhoto } from "./cropped-photo";

type DrawerPictureProps = {
  picture: LibraryPicture;
  /** Whether the post has it. */
  chosen: boolean;
  /** Whether the post is full. */
  full: boolean;
  onPress: (on: boolean) => void;
};

/** One of the owner's pictures, with a tick where the post has it. */
export function DrawerPicture({ picture, chosen, full, onPress }: DrawerPictureProps) {
  const t = useTranslations("Media");
  return (
    <li>
      <button
        type="button"
        aria-pressed={chosen}
        disabled={full && !chosen}
        title={picture.name || undefined}
        className={cn(
          "relative block w-full overflow-hidden rounded-md border bg-paper transition-opacity hover:opacity-85 disabled:cursor-not-allowed disabled:opacity-55",
          chosen && "border-press ring-2 ring-press",
        )}
        onClick={() => onPress(!chosen)}
      >
        <CroppedPhoto
          picture={picture}
          alt={picture.name || t("unnamed")}
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
