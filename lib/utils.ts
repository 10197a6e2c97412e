import { type ClassValue, clsx } from "clsx";
import { createTailwindMerge } from "tailwind-merge";

const any = () => true;
/** Any value but those that begin a name of another property, e.g. `rounded-t-lg` beside `rounded-md`. */
const anyBut = (prefixes: RegExp) => (value: string) => !prefixes.test(value);
const wholeSides = anyBut(/^([trblxyse]|[tb][lr]|[se]{2})(-|$)/);
const number = (value: string) => /^\d/.test(value) || value.startsWith("[length:");
const length = (value: string) => /^\[[\d.]|^\[(calc|clamp|length)/.test(value);
const sizes = ["xs", "sm", "base", "lg", "label", "section", "title", "hero", length];
const sides = ["t", "r", "b", "l", "x", "y", "s", "e"] as const;

/** Groups `p`, `px` …: the whole and its sides, each taking any value. */
function sided(name: string, values = [any]) {
  return Object.fromEntries(["", ...sides].map((side) => [name + side, [{ [name + side]: values }]]));
}
const sidesOf = (name: string) => sides.map((side) => name + side);
const plain = (...names: string[]) => Object.fromEntries(names.map((name) => [name, [{ [name]: [any] }]]));

/**
 * tailwind-merge with the groups that our components set and their callers override, and no others:
 * its full table is 6 KB gzipped on every page. Classes of other groups are all kept, in order.
 */
const merge = createTailwindMerge(() => ({
  cacheSize: 300,
  theme: {},
  classGroups: {
    display: ["block", "inline-block", "inline", "flex", "inline-flex", "grid", "inline-grid", "hidden"],
    position: ["static", "fixed", "absolute", "relative", "sticky"],
    ...sided("p"),
    ...sided("m"),
    ...plain("w", "h", "size", "min-w", "max-w", "min-h", "max-h", "gap", "gap-x", "gap-y", "grid-cols"),
    ...plain(
      "inset",
      "inset-x",
      "inset-y",
      "top",
      "right",
      "bottom",
      "left",
      "z",
      "opacity",
      "shadow",
      "leading",
      "tracking",
    ),
    ...plain("items", "self", "overflow", "overflow-x", "overflow-y", "cursor", "fill"),
    ...plain("whitespace", "grow", "shrink", "duration"),
    bg: [{ bg: [anyBut(/^(cover|contain|center|fixed|local|no-|repeat|linear|clip|origin|blend|\[url)/)] }],
    justify: [{ justify: [anyBut(/^(items|self)-/)] }],
    rounded: [{ rounded: ["", wholeSides] }],
    "flex-direction": [{ flex: ["row", "row-reverse", "col", "col-reverse"] }],
    "flex-wrap": [{ flex: ["wrap", "nowrap", "wrap-reverse"] }],
    flex: [{ flex: ["1", "auto", "initial", "none"] }],
    "font-family": [{ font: ["sans", "display"] }],
    "font-weight": [{ font: ["light", "normal", "medium", "semibold", "bold"] }],
    "text-align": [{ text: ["left", "center", "right", "start", "end"] }],
    "text-wrap": [{ text: ["wrap", "nowrap", "balance", "pretty"] }],
    "font-size": [{ text: sizes }],
    "text-color": [{ text: [any] }],
    "border-side": sides.map((side) => ({ border: [side] })),
    "border-width": [{ border: ["", number] }],
    "border-style": [{ border: ["solid", "dashed", "none"] }],
    "border-color": [{ border: [wholeSides] }],
  },
  conflictingClassGroups: {
    p: sidesOf("p"),
    px: ["pr", "pl"],
    py: ["pt", "pb"],
    m: sidesOf("m"),
    mx: ["mr", "ml"],
    my: ["mt", "mb"],
    size: ["w", "h"],
    gap: ["gap-x", "gap-y"],
    inset: ["inset-x", "inset-y", "top", "right", "bottom", "left"],
    "inset-x": ["right", "left"],
    "inset-y": ["top", "bottom"],
    overflow: ["overflow-x", "overflow-y"],
    "font-size": ["leading"],
  },
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: ["*", "**", "after", "before", "file", "placeholder", "selection"],
}));

/** Joins class names; of two that set the same property the later one stays. One alone is taken as it is. */
export function cn(...inputs: ClassValue[]): string {
  const given = inputs.filter(Boolean);
  return given.length === 1 ? clsx(given) : merge(clsx(given));
}
