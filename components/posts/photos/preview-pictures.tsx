import { useTranslations } from "next-intl";
import { CroppedImage } from "@/components/media/cropped-image";
import type { ShownPicture } from "@/lib/media/types";
import { cn } from "@/lib/utils";

/** Facebook shows five and says how many more there are. */
const SHOWN = 5;
/** The tiles' columns and spans by their number, as Facebook lays them out. */
const GRID: Record<number, string> = {
  2: "grid-cols-2",
  3: "grid-cols-2 [&>:first-child]:col-span-2",
  4: "grid-cols-2",
  5: "grid-cols-6 [&>*]:col-span-2 [&>:nth-child(-n+2)]:col-span-3",
};

/** A post's pictures as Facebook shows them: one whole, several as tiles. */
export function PreviewPictures({ pictures }: { pictures: readonly ShownPicture[] }) {
  const t = useTranslations("Workspace");
  const [only] = pictures;
  if (!only) return null;
  if (pictures.length === 1)
    return <CroppedImage picture={only} alt={t("imageAlt")} className="h-auto w-full bg-paper" />;
  const shown = pictures.slice(0, SHOWN);
  const more = pictures.length - shown.length;
  return (
    <div className={cn("grid gap-0.5", GRID[shown.length])}>
      {shown.map((picture, index) => (
        <div key={picture.id} className="relative">
          <CroppedImage
            picture={picture}
            alt={t("imageAlt")}
            style={{ aspectRatio: shown.length === 3 && index === 0 ? "2 / 1" : "1" }}
            className="size-full"
          />
          {more > 0 && index === SHOWN - 1 && (
            <p className="absolute inset-0 grid place-items-center bg-[rgb(0_0_0/0.55)] text-2xl font-semibold text-[white]">
              {t("morePictures", { count: more })}
            </p>
          )}
        </div>
      ))}
    </div>
  );
}
