/** The library's own tests come all together, and are a third of its weight. */
const isAny = () => true;
const isArbitrary = (value: string) => value.startsWith("[");
const isNumber = (value: string) => /^\d/.test(value);
/** In brackets: `[6px]`, `[1.5]`, `[clamp(…)]`, `[length:inherit]`, but no `[black]` and no `[rgb(0_0_0)]`. */
const isArbitraryLength = (value: string) => /^\[(?:[\d.]|length:|calc\(|clamp\(|min\(|max\()/.test(value);

const sides = ["border-t", "border-r", "border-b", "border-l", "border-y"];
const width = [isNumber, isArbitraryLength];

/** Groups of which each is all that begins with its name. */
const byName = [
  "accent animate appearance aspect auto-cols basis bg bottom break-inside col-start cursor duration",
  "field-sizing fill gap gap-x gap-y grid-cols grid-flow grid-rows h hyphens indent inset inset-x inset-y",
  "items justify justify-items justify-self leading left line-clamp list m max-h max-w mb min-h min-w ml mr",
  "mt mx my object opacity order origin overflow overflow-x overflow-y overscroll overscroll-x overscroll-y",
  "p pb pl place-items pointer-events pr pt px py right rotate row-start scale scale-x scale-y scroll-mt",
  "select self shadow size top touch tracking translate-x translate-y underline-offset w whitespace z",
  "divide-y grow resize rounded rounded-t shrink space-x space-y transition",
].flatMap((names) => names.split(" "));

/**
 * What conflicts with what: the part of tailwind-merge's table that our classes are in, with the names that
 * app/globals.css adds. The whole table is 6 KB of every page. class-groups.test.ts holds the two beside each other.
 */
export const classGroups = {
  ...Object.fromEntries(byName.map((name) => [name, [name, { [name]: [isAny] }]])),
  ...Object.fromEntries(sides.map((side) => [side, [side, { [side]: width }]])),
  ...Object.fromEntries(sides.map((side) => [`${side}-color`, [{ [side]: [isAny] }]])),
  "align-content": [{ content: ["center", "start", "end", "between"] }],
  content: [{ content: [isArbitrary] }],
  "border-collapse": ["border-collapse", "border-separate"],
  "border-style": [{ border: ["solid", "dashed", "dotted", "none"] }],
  "border-w": ["border", { border: width }],
  "border-color": [{ border: [isAny] }],
  break: [{ break: ["all", "words", "normal", "keep"] }],
  "col-span": [{ col: [isAny] }],
  "row-span": [{ row: [isAny] }],
  display: [
    ...[
      "block",
      "inline-block",
      "inline",
      "flex",
      "inline-flex",
      "grid",
      "inline-grid",
      "table",
      "table-cell",
    ],
    ...["contents", "hidden"],
  ],
  filter: ["filter"],
  "flex-direction": [{ flex: ["row", "row-reverse", "col", "col-reverse"] }],
  "flex-wrap": [{ flex: ["wrap", "nowrap"] }],
  flex: [{ flex: [isAny] }],
  "font-weight": [{ font: ["normal", "medium", "semibold", "bold"] }],
  "font-family": [{ font: [isAny] }],
  "numeric-spacing": ["tabular-nums", "proportional-nums"],
  "outline-style": [{ outline: ["none", "hidden", "dashed"] }],
  "outline-offset": [{ "outline-offset": [isAny] }],
  "outline-w": ["outline", { outline: width }],
  "outline-color": [{ outline: [isAny] }],
  position: ["static", "fixed", "absolute", "relative", "sticky"],
  "ring-w": ["ring", { ring: [isNumber] }],
  "ring-color": [{ ring: [isAny] }],
  sr: ["sr-only", "not-sr-only"],
  "stroke-w": [{ stroke: width }],
  stroke: [{ stroke: [isAny] }],
  "text-align": [{ text: ["left", "center", "right", "start", "end"] }],
  "text-overflow": ["truncate", "text-ellipsis"],
  "text-wrap": [{ text: ["balance", "pretty", "wrap", "nowrap"] }],
  "text-link": ["text-link"],
  "font-size": [
    {
      text: [
        "xs",
        "sm",
        "base",
        "lg",
        "xl",
        "2xl",
        "4xl",
        "label",
        "section",
        "title",
        "hero",
        isArbitraryLength,
      ],
    },
  ],
  "text-color": [{ text: [isAny] }],
  "text-transform": ["uppercase", "lowercase", "capitalize", "normal-case"],
  "text-decoration": ["underline", "no-underline", "line-through"],
  "decoration-style": [{ decoration: ["solid", "dotted", "dashed", "wavy"] }],
  "decoration-w": [{ decoration: [isNumber] }],
  "decoration-color": [{ decoration: [isAny] }],
  "touch-y": [{ touch: ["pan-y"] }],
  "touch-zoom": ["touch-pinch-zoom"],
  visibility: ["visible", "invisible"],
  wrap: [{ wrap: ["anywhere", "break-word", "normal"] }],
};

/** What a group besides itself overrides. */
export const conflictingClassGroups = {
  flex: ["basis", "grow", "shrink"],
  gap: ["gap-x", "gap-y"],
  inset: ["inset-x", "inset-y", "top", "right", "bottom", "left"],
  "inset-x": ["right", "left"],
  "inset-y": ["top", "bottom"],
  overflow: ["overflow-x", "overflow-y"],
  overscroll: ["overscroll-x", "overscroll-y"],
  m: ["mx", "my", "mt", "mr", "mb", "ml"],
  mx: ["mr", "ml"],
  my: ["mt", "mb"],
  p: ["px", "py", "pt", "pr", "pb", "pl"],
  px: ["pr", "pl"],
  py: ["pt", "pb"],
  size: ["w", "h"],
  "font-size": ["leading"],
  "line-clamp": ["display", "overflow"],
  rounded: ["rounded-t"],
  "border-w": sides,
  "border-color": sides.map((side) => `${side}-color`),
  "border-y": ["border-t", "border-b"],
  touch: ["touch-y", "touch-zoom"],
  "touch-y": ["touch"],
  "touch-zoom": ["touch"],
};
