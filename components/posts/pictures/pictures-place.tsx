import { Skeleton } from "@/components/ui/skeleton";

/** A placeholder for a picture that is being uploaded, and for its tools. @param ratio its width by its height */
export function PicturesPlace({ ratio = 16 / 9 }: { ratio?: number }) {
  return (
    <>
      <Skeleton style={{ aspectRatio: ratio }} className="w-full rounded-none" />
      <PictureBarPlace />
    </>
  );
}

/** As high as the words along a picture's lower edge. */
export function PictureBarPlace() {
  return (
    <div aria-hidden className="h-[calc(2rem+9px)] border-t pointer-coarse:h-[calc(var(--control)+9px)]" />
  );
}
