import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Button, buttonVariants } from "@/components/ui/button";
import { moveFocus } from "@/components/ui/focus/move-focus";
import { Link } from "@/components/ui/link";
import { planningPath } from "@/lib/posts/planning/planning-path";
import { IncomingPhotoTile } from "./incoming-photo-tile";
import { PHOTO_GRID } from "./photo-frame";
import { type IncomingPhoto, countPhotos, type useIncomingPhotos } from "./use-incoming-photos";
import { WriteWithPhoto } from "./write-with-photo";

type IncomingSectionProps = Pick<
  ReturnType<typeof useIncomingPhotos>,
  "photos" | "addWaiting" | "retry" | "remove"
>;

/** The photos that wait on this device, are being uploaded, or have just arrived, with the next step for them. */
export function IncomingSection({ photos, addWaiting, retry, remove }: IncomingSectionProps) {
  const t = useTranslations("Photos");
  const heading = useRef<HTMLHeadingElement>(null);
  /** The pressed button goes. */
  const andFocus = (act: () => void) => () => {
    act();
    moveFocus(heading.current);
  };
  const waiting = photos.filter(({ waits }) => waits);
  const { arrived, failed, moving } = countPhotos(photos);
  const [title, text] =
    waiting.length > 0
      ? [t("waiting.title", { count: waiting.length }), t("waiting.text")]
      : moving > 0
        ? [t("arriving", { done: arrived, count: photos.length }), t("arrivingText")]
        : failed > 0
          ? [t("failed", { count: failed }), t("failedText", { arrived })]
          : [t("arrived", { count: arrived }), t("arrivedText")];
  return (
    <section aria-labelledby="incoming-title" className="mb-10">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div aria-live="polite" className="min-w-0">
          <h2 ref={heading} id="incoming-title" className="text-section focus:outline-none">
            {title}
          </h2>
          <p className="mt-1 max-w-text text-ink-soft">{text}</p>
        </div>
        {waiting.length > 0 ? (
          <div className="flex flex-wrap gap-2">
            <Button onClick={andFocus(addWaiting)}>{t("waiting.add", { count: waiting.length })}</Button>
            <Button variant="ghost" onClick={() => waiting.forEach(remove)}>
              {t("waiting.leave", { count: waiting.length })}
            </Button>
          </div>
        ) : (
          moving === 0 && arrived > 0 && <NextStep photos={photos} />
        )}
      </div>
      <ul className={photos.length > 1 ? PHOTO_GRID : "max-w-md"}>
        {photos.map((photo) => (
          <IncomingPhotoTile
            key={photo.key}
            photo={photo}
            single={photos.length === 1}
            onRetry={andFocus(() => retry(photo))}
            onRemove={andFocus(() => remove(photo))}
          />
        ))}
      </ul>
    </section>
  );
}

/** The actions for photos that have arrived. */
function NextStep({ photos }: { photos: readonly IncomingPhoto[] }) {
  const t = useTranslations("Planning");
  const single = photos.length === 1 ? photos[0]?.stored : null;
  return (
    <div className="flex flex-wrap gap-2">
      {single && <WriteWithPhoto id={single.id} primary />}
      <Link href={planningPath()} className={buttonVariants(single ? { variant: "outline" } : {})}>
        {t("title")}
      </Link>
    </div>
  );
}
