import type { ReactNode } from "react";
import { cn } from "@/lib/utils";

/** Line drawings on a sheet of 144 by 96; one line is in the accent colour. */
const drawings = {
  /** A stack of printed sheets, the top one blank except for a first line. */
  posts: (
    <>
      <path d="M40 30 34 84l58 6 2-14" />
      <path
        d="M48 26h50a4 4 0 0 1 4 4v50a4 4 0 0 1-4 4H48a4 4 0 0 1-4-4V30a4 4 0 0 1 4-4Z"
        className="fill-sheet"
      />
      <path d="M54 62h38M54 72h24" className="stroke-rule" />
      <path d="M54 38h22" className="stroke-press" />
      <path d="m84 46 24-28 7 6-24 28-9 3 2-9Z" className="fill-sheet" />
      <path d="m103 24 7 6" />
    </>
  ),
  /** A composing stick with the first letters of a name set in it. */
  brand: (
    <>
      <path d="M18 40v34h108V64H30V40H18Z" className="fill-sheet" />
      <path d="M36 34h14v30H36zM54 34h14v30H54zM72 34h14v30H72z" className="fill-sheet" />
      <path d="M36 57h14M54 57h14M72 57h14" />
      <path
        d="M41 50v-9h3a2.5 2.5 0 0 1 0 5h-3M58 50l3-9 3 9m-5-3h4M83 43a4 4 0 1 0 0 5"
        className="stroke-press"
      />
      <path d="M96 46v18h10V46zM126 74v6H18v-6" />
      <path d="M112 28v22m-4-4 4 4 4-4" className="stroke-rule" />
    </>
  ),
  /** A page on a wall, with the nail it will hang on. */
  connection: (
    <>
      <path d="M22 88h100" className="stroke-rule" />
      <path d="M50 34h44v44a4 4 0 0 1-4 4H54a4 4 0 0 1-4-4V34Z" className="fill-sheet" />
      <path d="M50 34 72 14l22 20" />
      <circle cx="72" cy="11" r="3" className="stroke-press" />
      <path d="M58 46h28v14H58zM58 68h28M58 74h16" className="stroke-rule" />
      <path d="m58 60 8-8 6 5 5-4 9 7" />
    </>
  ),
  /** A letter on its way out of the tray. */
  sent: (
    <>
      <path d="M30 50v34h84V50" className="fill-sheet" />
      <path d="M46 14h52v56H46z" className="fill-sheet" />
      <path d="M54 26h24" className="stroke-press" />
      <path d="M54 36h36M54 44h36M54 52h20" className="stroke-rule" />
      <path d="M30 60h22l6 10h28l6-10h22v24H30V60Z" className="fill-sheet" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type LineIllustrationName = keyof typeof drawings;

/** A small line drawing in ink; decorative. */
export function LineIllustration({ name, className }: { name: LineIllustrationName; className?: string }) {
  return (
    <svg
      viewBox="0 0 144 96"
      fill="none"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className={cn("stroke-ink", className)}
    >
      {drawings[name]}
    </svg>
  );
}
