import path from "node:path";
import type { NextConfig } from "next";

const root = path.resolve(import.meta.dirname, "../..");
const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  serverExternalPackages: ["pg"],
  outputFileTracingRoot: root,
  turbopack: { root },
  // The whole repository is checked by `npm run validate`.
  typescript: { ignoreBuildErrors: true },
};

export default config;
