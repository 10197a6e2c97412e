import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { CroppedPhoto } from "@/components/media/cropped-photo";
import { EmptyState } from "@/components/layout/states/empty-state";
import { planningPath } from "@/lib/posts/planning/planning-path";
import { Button, buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { unusedQuery } from "@/lib/media/query-options";
import { PHOTO_ROWS, photoShare } from "./photo-frame";
import { WriteWithPhoto } from "./write-with-photo";

/** Photos of the first screen, which do not wait for the layout. */
const FIRST = 3;

type UnusedPhotosProps = {
  /** The ids of photos that are shown above. */
  without: ReadonlySet<string>;
  /** Whether something is shown above. */
  below: boolean;
};

/** The owner's photos that no post has had yet, whole and large, the newest first. */
export function UnusedPhotos({ without, below }: UnusedPhotosProps) {
  const [t, planning] = [useTranslations("Photos"), useTranslations("Planning")];
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(unusedQuery());
  const photos = data?.pages.flatMap(({ media }) => media).filter(({ id }) => !without.has(id)) ?? [];
  if (photos.length === 0)
    return below ? null : <EmptyState title={t("empty.title")} text={t("empty.text")} />;
  return (
    <section aria-labelledby="unused-title">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="unused-title" className="text-section">
          {t("unused")}
        </h2>
        {!below && (
          <Link href={planningPath()} className={buttonVariants({ variant: "secondary" })}>
            {planning("title")}
          </Link>
        )}
      </div>
      <ul className={PHOTO_ROWS}>
        {photos.map((photo, index) => (
          <li key={photo.id} style={photoShare(photo)} className="grid min-w-0 content-start gap-1">
            <CroppedPhoto
              thumbnail
              photo={photo}
              alt={photo.name || t("photo")}
              title={photo.name ?? undefined}
              loading={index < FIRST && !below ? "eager" : "lazy"}
              className="w-full rounded-lg"
            />
            <WriteWithPhoto id={photo.id} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="outline"
          className="mt-6"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t("more")}
        </Button>
      )}
    </section>
  );
}
