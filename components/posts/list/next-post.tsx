import { PostPicture } from "@/components/posts/post-picture";
import { useStateText } from "@/components/posts/use-state-text";
import type { Post } from "@/lib/posts/types";
import { PostCardFrame } from "./post-card-frame";

/** The post that goes out next, as it will be seen: its picture and its text, and above them when it goes out. */
export function NextPost({ post }: { post: Post }) {
  const stateText = useStateText();
  return (
    <PostCardFrame
      post={post}
      className="relative flex flex-col gap-4 rounded-lg border bg-sheet p-4 transition-colors hover:border-edge sm:flex-row sm:gap-6 md:p-5"
      picture={
        post.imageUrl && (
          <PostPicture
            src={post.imageUrl}
            alt=""
            className="aspect-[4/3] w-full shrink-0 self-start rounded-md object-cover sm:w-64 lg:w-80"
          />
        )
      }
      head={<p className="mb-2 font-medium tabular-nums">{stateText(post)}</p>}
      textClassName="line-clamp-5 md:text-lg/7"
    />
  );
}
