import { ArrowLeft, ArrowRight, Crop, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { CroppedImage } from "@/components/media/cropped-image";
import { Button } from "@/components/ui/button";
import type { ShownPicture } from "@/lib/media/types";

type PhotoListProps = {
  pictures: readonly ShownPicture[];
  onChange: (change: (pictures: readonly ShownPicture[]) => readonly ShownPicture[]) => void;
  onOpen: (picture: ShownPicture) => void;
};

/** `pictures` with one of them moved by so many places. */
function moved(pictures: readonly ShownPicture[], id: string, by: number): readonly ShownPicture[] {
  const from = pictures.findIndex((picture) => picture.id === id);
  const picture = pictures[from];
  return picture ? pictures.toSpliced(from, 1).toSpliced(from + by, 0, picture) : pictures;
}

/** The post's photos in their order, each with what can be done with it. */
export function PhotoList({ pictures, onChange, onOpen }: PhotoListProps) {
  const t = useTranslations("Media");
  return (
    <ol className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3">
      {pictures.map((picture, index) => {
        const name = picture.altText || t("photo", { number: index + 1 });
        return (
          <li key={picture.id} className="overflow-hidden rounded-md border bg-sheet">
            <CroppedImage
              picture={picture}
              alt={name}
              style={{ aspectRatio: "4 / 3" }}
              className="w-full bg-paper"
            />
            <div className="flex justify-between">
              <Button
                size="icon"
                variant="ghost"
                aria-label={t("earlier", { name })}
                disabled={index === 0}
                onClick={() => onChange((now) => moved(now, picture.id, -1))}
              >
                <ArrowLeft aria-hidden />
              </Button>
              <Button
                size="icon"
                variant="ghost"
                aria-label={t("edit", { name })}
                onClick={() => onOpen(picture)}
              >
                <Crop aria-hidden />
              </Button>
              <Button
                size="icon"
                variant="ghost"
                aria-label={t("takeOut", { name })}
                onClick={() => onChange((now) => now.filter(({ id }) => id !== picture.id))}
              >
                <X aria-hidden />
              </Button>
              <Button
                size="icon"
                variant="ghost"
                aria-label={t("later", { name })}
                disabled={index === pictures.length - 1}
                onClick={() => onChange((now) => moved(now, picture.id, 1))}
              >
                <ArrowRight aria-hidden />
              </Button>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
