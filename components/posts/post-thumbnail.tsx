import { LineIllustration } from "@/components/layout/line-illustration";
import { cn } from "@/lib/utils";
import { PostPicture } from "./post-picture";

/** A post's picture, or a drawn placeholder. */
export function PostThumbnail({ src, className }: { src: string | null; className?: string }) {
  return (
    <span className={cn("grid shrink-0 place-items-center overflow-hidden rounded-md bg-paper", className)}>
      {src ? (
        <PostPicture src={src} alt="" loading="lazy" className="size-full object-cover" />
      ) : (
        <LineIllustration name="posts" className="h-3/5 opacity-70" />
      )}
    </span>
  );
}
