/** The inks of one print: ground, line, the strong colour of its subject, a second one and two tints. */
export interface Palette {
  readonly paper: string;
  readonly ink: string;
  readonly strong: string;
  readonly second: string;
  readonly tint: string;
  readonly deep: string;
}

const paper = "#f7f1e5";
const ink = "#26221d";

export const PALETTES = {
  crust: { paper, ink, strong: "#d9822b", second: "#8a4b1c", tint: "#f3cf93", deep: "#7a2e1d" },
  roast: { paper, ink, strong: "#1f6f5c", second: "#6b4128", tint: "#e9c9a1", deep: "#3b2318" },
  petal: { paper, ink, strong: "#d6476b", second: "#f2a541", tint: "#f6c9cf", deep: "#235a45" },
  brick: { paper, ink, strong: "#c8452f", second: "#2f6c8f", tint: "#f0d3b4", deep: "#2b3a4a" },
  sky: { paper, ink, strong: "#2465a8", second: "#f0b13a", tint: "#bcd7ea", deep: "#173451" },
  moss: { paper, ink, strong: "#3d7f4c", second: "#e3b23c", tint: "#cfe0b4", deep: "#1e4230" },
  noon: { paper, ink, strong: "#f0a92e", second: "#d9542b", tint: "#fbe2a6", deep: "#1f5c73" },
  plum: { paper, ink, strong: "#7b3f78", second: "#e58b4a", tint: "#e7c9dd", deep: "#3a2048" },
  press: { paper, ink, strong: "#14705c", second: "#efb443", tint: "#bfdccf", deep: "#123f38" },
} as const satisfies Record<string, Palette>;
