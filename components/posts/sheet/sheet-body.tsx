import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { PostStatusLine } from "@/components/posts/post-status-line";
import { PostPicture } from "@/components/posts/post-picture";
import { DeliveryQuestion } from "./delivery-question";
import { FoldedHistory } from "./folded-history";
import { PostFacts } from "./post-facts";
import { SheetActions } from "./sheet-actions";
import { useOpenedSheet } from "./sheet-context";
import { SheetRepeat } from "./sheet-repeat";
import { SheetText } from "./sheet-text";
import { SheetTime } from "./sheet-time";

/**
 * The sheet's scrolling part: what can be done, where the post stands, its text, picture and time, and its facts.
 * @param text the field with the text
 */
export function SheetBody({ text }: { text: Ref<HTMLTextAreaElement> }) {
  const t = useTranslations("Posts");
  const { saved, editing } = useOpenedSheet();
  const held = saved.postPlatforms.some((delivery) => delivery.held);
  return (
    <div className="grid gap-5">
      <SheetActions />
      <div
        aria-live="polite"
        className="-mx-4 -mt-2 grid gap-3 border-y bg-paper [border-top-style:dashed] px-4 py-3 md:-mx-6 md:px-6"
      >
        <PostStatusLine post={saved} inSheet />
        <DeliveryQuestion post={saved} />
      </div>
      <SheetText ref={text} />
      {saved.imageUrl && (
        <PostPicture
          src={saved.imageUrl}
          alt={t("sheet.picture")}
          className="h-auto w-full rounded-md border"
        />
      )}
      {editing && !held && <SheetTime />}
      {editing && <SheetRepeat key={`${saved.id} ${saved.repeat}`} post={saved} />}
      <PostFacts post={saved} />
      <FoldedHistory post={saved} />
    </div>
  );
}
