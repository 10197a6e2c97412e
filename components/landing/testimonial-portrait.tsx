import type { ReactNode } from "react";
import { cn } from "@/lib/utils";

/** Drawings of three fictional people, on a round plate of 120 by 120. */
const portraits = {
  /** Hair in a bun, an apron over the shoulders. */
  anna: (
    <>
      <circle cx="60" cy="15" r="10" className="fill-ink" />
      <path d="M14 124c1-22 14-33 46-33s45 11 46 33Z" className="fill-sheet" />
      <path d="M40 93c2 12 8 18 20 18s18-6 20-18l8 2 4 29H28l4-29Z" className="fill-press stroke-press" />
      <path d="M50 78v14c3 6 17 6 20 0V78" className="fill-sheet" />
      <path d="M39 53c0-18 8-29 21-29s21 11 21 29c0 18-9 31-21 31S39 71 39 53Z" className="fill-sheet" />
      <path
        d="M37 58c-4-25 6-39 23-39s27 14 23 39c-1-13-5-21-12-26-7 6-18 9-26 9-4 4-7 10-8 17Z"
        className="fill-ink"
      />
      <path d="M46 51c2-2 6-2 8 0M66 51c2-2 6-2 8 0M60 55l-2 9h4M52 71c4 5 12 5 16 0" />
      <path d="M45 66l4 3M75 66l-4 3M47 63l3 2M73 63l-3 2" strokeWidth="1" />
    </>
  ),
  /** Short hair and beard, round glasses, a collar. */
  marcus: (
    <>
      <path d="M12 124c1-22 15-34 48-34s47 12 48 34Z" className="fill-press stroke-press" />
      <path d="M46 90l14 15 14-15 6 6-13 19-7-8-7 8-13-19Z" className="fill-sheet" />
      <path d="M49 78v13l11 12 11-12V78" className="fill-sheet" />
      <path d="M38 50c0-19 8-29 22-29s22 10 22 29c0 20-9 34-22 34S38 70 38 50Z" className="fill-sheet" />
      <path
        d="M36 48c-2-22 8-33 24-33s26 11 24 33l-3-1c-1-9-3-14-7-17-9 3-19 3-28 0-4 3-6 8-7 17Z"
        className="fill-ink"
      />
      <path
        d="M39 60c3 4 5 5 8 4 5-4 21-4 26 0 3 1 5 0 8-4-1 16-9 27-21 27S40 76 39 60Z"
        className="fill-ink"
      />
      <path d="M52 71c4 3 12 3 16 0" className="stroke-sheet" />
      <circle cx="50" cy="51" r="7" />
      <circle cx="70" cy="51" r="7" />
      <path d="M57 50c2-2 4-2 6 0M43 50l-5-2M77 50l5-2M60 54l-2 7h4" />
      <path d="M50 51h.01M70 51h.01" strokeWidth="3" />
    </>
  ),
  /** Long wavy hair, a scarf. */
  sofia: (
    <>
      <path
        d="M37 40c-14 14-4 30-12 46-3 7-1 14 5 18h60c6-4 8-11 5-18-8-16 2-32-12-46Z"
        className="fill-ink"
      />
      <path d="M14 124c1-20 15-31 46-31s45 11 46 31Z" className="fill-sheet" />
      <path d="M51 78v14h18V78" className="fill-sheet" />
      <path d="M39 52c0-18 8-30 21-30s21 12 21 30-9 32-21 32-21-14-21-32Z" className="fill-sheet" />
      <path
        d="M36 62c-5-28 7-44 26-44 18 0 26 15 22 44-2-12-6-21-13-28-5 10-24 11-30 14-3 3-4 8-5 14Z"
        className="fill-ink"
      />
      <path
        d="M42 90c10 7 26 7 36 0 5 3 6 9 2 12-10 7-30 7-40 0-4-3-3-9 2-12Z"
        className="fill-press stroke-press"
      />
      <path d="m70 103 9 17-13 2-5-16Z" className="fill-press stroke-sheet" />
      <path d="M47 52c2-2 5-2 7 0M66 52c2-2 5-2 7 0M60 55l-2 9h4M52 71c4 5 12 5 16 0" />
      <path d="M45 46c3-2 6-2 9-1M66 45c3-1 6-1 9 1" strokeWidth="1.25" />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** A drawn portrait, light in both themes; decorative, because the name is beside it. */
export function TestimonialPortrait({ of, className }: { of: keyof typeof portraits; className?: string }) {
  return (
    <svg
      viewBox="0 0 120 120"
      fill="none"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className={cn(
        "light shrink-0 overflow-hidden rounded-full border border-edge bg-press-wash stroke-ink",
        className,
      )}
    >
      {portraits[of]}
    </svg>
  );
}
