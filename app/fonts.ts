import localFont from "next/font/local";

// Two subsets per typeface, each with its own unicode-range: a page without extended letters loads only the first.
const figtree = localFont({
  src: "../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  weight: "300 900",
  variable: "--font-figtree",
  display: "swap",
});

const figtreeExt = localFont({
  src: "../node_modules/@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2",
  weight: "300 900",
  variable: "--font-figtree-ext",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2C60-2C7F,U+A720-A7FF",
    },
  ],
});

const fraunces = localFont({
  src: "../node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff2",
  weight: "600",
  variable: "--font-fraunces",
  display: "swap",
  adjustFontFallback: "Times New Roman",
});

const frauncesExt = localFont({
  src: "../node_modules/@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff2",
  weight: "600",
  variable: "--font-fraunces-ext",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2C60-2C7F,U+A720-A7FF",
    },
  ],
});

/** Class names that define the font variables; set on `<html>`. */
export const fontVariables = [figtree, figtreeExt, fraunces, frauncesExt]
  .map((font) => font.variable)
  .join(" ");
