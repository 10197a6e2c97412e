import { Skeleton } from "@/components/ui/skeleton";

/** A placeholder for a photo that is being uploaded, and for its tools. @param ratio its width by its height */
export function PhotosPlace({ ratio = 16 / 9 }: { ratio?: number }) {
  return (
    <>
      <Skeleton style={{ aspectRatio: ratio }} className="w-full rounded-none" />
      <PhotoBarPlace />
    </>
  );
}

/** As high as the words along a photo's lower edge. */
export function PhotoBarPlace() {
  return (
    <div aria-hidden className="h-[calc(2rem+9px)] border-t pointer-coarse:h-[calc(var(--control)+9px)]" />
  );
}
