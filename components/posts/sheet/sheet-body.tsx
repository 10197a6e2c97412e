import type { Ref } from "react";
import { PostSeal } from "@/components/posts/checking/seal/post-seal";
import { PostStatusLine } from "@/components/posts/post/post-status-line";
import { DeliveryQuestion } from "./delivery-question";
import { FoldedHistory } from "./history/folded-history";
import { PostDeliveries, PostFacts } from "./post-facts";
import { SheetActions } from "./sheet-actions";
import { useOpenedSheet } from "./sheet-context";
import { SheetPost } from "./sheet-post";
import { SheetRepeat } from "./sheet-repeat";
import { SheetTime } from "./sheet-time";

/**
 * The sheet's scrolling part: where the post stands, the post itself, its time, what else can be done, and its facts.
 * @param text the field with the text
 */
export function SheetBody({ text }: { text: Ref<HTMLTextAreaElement> }) {
  const { post, saved, editing } = useOpenedSheet();
  const held = saved.postPlatforms.some((delivery) => delivery.held);
  return (
    <div className="grid grid-cols-1 gap-5">
      <div
        aria-live="polite"
        className="-mx-4 grid gap-3 border-y bg-paper [border-top-style:dashed] px-4 py-3 md:-mx-6 md:px-6"
      >
        <PostStatusLine post={saved} inSheet />
        <PostDeliveries post={saved} />
        <DeliveryQuestion post={saved} />
      </div>
      <SheetPost ref={text} />
      {editing && !held && <SheetTime key={saved.id} />}
      {editing && <SheetRepeat key={`${saved.id} ${saved.repeat}`} post={saved} />}
      <SheetActions />
      <PostFacts post={saved} />
      <PostSeal post={saved} content={post.content} className="border-t pt-4" />
      <FoldedHistory post={saved} />
    </div>
  );
}
