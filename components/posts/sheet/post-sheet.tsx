"use client";

import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { type ComponentType, useState } from "react";
import { PartLoading } from "@/components/layout/states/part-loading";
import type { flyPhoto, PostSheetProps } from "./opened-post-sheet";

/** Its code, once it is there: the sheet opens within the press then, so that its photo is there to fly to. */
let loaded: { Sheet: ComponentType<PostSheetProps>; fly: typeof flyPhoto } | null = null;
const load = () =>
  import("./opened-post-sheet").then(({ OpenedPostSheet: Sheet, flyPhoto: fly }) => {
    loaded = { Sheet, fly };
    return Sheet;
  });
const OpenedPostSheet = dynamic(() => keepTrying(load), { loading: PartLoading });

/** Loads the sheet's code ahead of the press: call it on first touch, hover or focus of what opens a sheet. */
export const preparePostSheet = () => void load().catch(() => undefined);

/** Opens a sheet at once by calling `open`; the pressed card's photo flies into it where that is possible. */
export function openPostSheet(pressed: Element, open: () => void): void {
  if (loaded) loaded.fly(pressed, open);
  else open();
}

/**
 * 'Post Details': a sheet in which a post is read, corrected and planned. Its code loads when it first opens. After each
 * change it refreshes the page and the queries under POSTS_KEY.
 */
export function PostSheet(props: PostSheetProps) {
  // Which of the two it is stays: another component would open it anew.
  const [Wanted, setWanted] = useState<ComponentType<PostSheetProps> | null>(() =>
    props.open ? OpenedPostSheet : null,
  );
  if (props.open && !Wanted) setWanted(() => loaded?.Sheet ?? OpenedPostSheet);
  return Wanted && <Wanted {...props} />;
}
