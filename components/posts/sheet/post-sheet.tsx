"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import type { PostSheetProps } from "./opened-post-sheet";

const load = () => import("./opened-post-sheet").then((module) => module.OpenedPostSheet);
const OpenedPostSheet = dynamic(load, { loading: () => null });

/** Loads the sheet's code ahead of the press: call it on first touch, hover or focus of what opens a sheet. */
export const preparePostSheet = () => void load().catch(() => undefined);

/**
 * 'Post Details': a sheet in which a post is read, corrected and planned. Its code loads when it first opens. After each
 * change it refreshes the page and the queries under POSTS_KEY.
 */
export function PostSheet(props: PostSheetProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return wanted && <OpenedPostSheet {...props} />;
}
