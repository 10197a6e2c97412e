import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

/** tailwind-merge with the names that app/globals.css adds to Tailwind's own. */
const twMerge = extendTailwindMerge<"text-link">({
  extend: {
    theme: {
      text: ["label", "section", "title", "hero"],
      spacing: ["control"],
      shadow: ["float"],
      container: ["content", "page", "landing", "text"],
    },
    // Utilities of our own that would otherwise be read as a text colour.
    classGroups: { "text-link": ["text-link"] },
  },
});

/** Joins class names; of two that set the same property the later one wins. */
export function cn(...inputs: ClassValue[]): string {
  return twMerge(clsx(inputs));
}
