import { thumbnailUrl } from "@/lib/media/rules";
import { cn } from "@/lib/utils";
import { PostPhoto } from "./post-photo";

/** A post's photo, small and cut to a shape. */
export function PostThumbnail({ src, className }: { src: string; className?: string }) {
  return (
    <span className={cn("block shrink-0 overflow-hidden rounded-md bg-paper", className)}>
      <PostPhoto src={thumbnailUrl(src)} alt="" loading="lazy" className="size-full object-cover" />
    </span>
  );
}
