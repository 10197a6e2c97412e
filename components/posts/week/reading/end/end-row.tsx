import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { PostThumbnail } from "@/components/posts/post/post-thumbnail";
import type { WeekPost } from "@/lib/posts/week/types";
import { cardText } from "@/lib/text";
import { cn } from "@/lib/utils";

type EndRowProps = {
  post: WeekPost;
  /** Its time, or why it has none. */
  state: string;
  /** It is scheduled. */
  done?: boolean;
  /** Nothing happens to it. */
  quiet?: boolean;
  /** What else is to be known before it is scheduled. */
  note?: ReactNode;
  /** Shows it; absent where it is no draft any more. */
  onOpen?: () => void;
  /** What can be done about it. */
  children?: ReactNode;
};

/** A draft at the end of the reading: its photo, its first words, and one sentence of state. */
export function EndRow({ post, state, done = false, quiet = false, note, onOpen, children }: EndRowProps) {
  return (
    <li className="grid gap-2 py-3">
      <Body onOpen={onOpen}>
        {post.imageUrl && <PostThumbnail src={post.imageUrl} className="size-20" />}
        <span className="grid min-w-0 content-center gap-0.5">
          <span translate="no" className={cn("line-clamp-2 leading-6 break-words", quiet && "text-ink-soft")}>
            {cardText(post.content)}
          </span>
          <span className="flex gap-1.5 text-sm text-ink-soft tabular-nums">
            {done && <Check aria-hidden className="size-4 shrink-0 translate-y-0.5 text-good" />}
            <span className="min-w-0">{state}</span>
          </span>
          {note}
        </span>
      </Body>
      {children}
    </li>
  );
}

/** The whole row opens the draft. */
function Body({ onOpen, children }: Pick<EndRowProps, "onOpen" | "children">) {
  const className = "flex w-full gap-4 text-left";
  if (!onOpen) return <div className={className}>{children}</div>;
  return (
    <button type="button" className={cn(className, "hover:bg-press-wash")} onClick={onOpen}>
      {children}
    </button>
  );
}
