import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Hono } from "hono";
import type { Env } from "../context";
import { ICON, LIVE_SCRIPT, STYLE } from "./style";

const FONTS: Record<string, [name: string, file: string]> = {
  "figtree.woff2": ["@fontsource-variable/figtree", "figtree-latin-wght-normal.woff2"],
  "figtree-ext.woff2": ["@fontsource-variable/figtree", "figtree-latin-ext-wght-normal.woff2"],
  "fraunces.woff2": ["@fontsource/fraunces", "fraunces-latin-600-normal.woff2"],
  "fraunces-ext.woff2": ["@fontsource/fraunces", "fraunces-latin-ext-600-normal.woff2"],
};

/** Style, script, icon and fonts of the sandbox's own pages. */
export function assetRoutes(): Hono<Env> {
  const app = new Hono<Env>();
  const require = createRequire(import.meta.url);
  app.get("/style.css", (c) => c.body(STYLE, 200, { "content-type": "text/css; charset=utf-8" }));
  app.get("/live.js", (c) => c.body(LIVE_SCRIPT, 200, { "content-type": "text/javascript; charset=utf-8" }));
  app.get("/icon.svg", (c) => c.body(ICON, 200, { "content-type": "image/svg+xml" }));
  app.get("/fonts/:file", (c) => {
    const font = FONTS[c.req.param("file")];
    if (!font) return c.text("Not found", 404);
    const folder = dirname(require.resolve(`${font[0]}/package.json`));
    return c.body(readFileSync(join(folder, "files", font[1])), 200, {
      "content-type": "font/woff2",
      "cache-control": "public, max-age=86400",
    });
  });
  return app;
}
