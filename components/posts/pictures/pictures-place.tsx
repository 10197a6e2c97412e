import { Skeleton } from "@/components/ui/skeleton";

/** The place of a picture that is on its way, and of its tools. @param ratio its width by its height */
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
