import { readdirSync } from "node:fs";
import type { NextConfig } from "next";
import { PHASE_PRODUCTION_SERVER } from "next/constants";
import { COMMON_HEADERS } from "./lib/http/headers/common-headers";

// Treat an empty variable as unset: the model's SDK, for one, throws on an empty URL at import.
for (const [name, value] of Object.entries(process.env)) if (value === "") delete process.env[name];

/** Their names begin with their time; beside them is a lock file. */
const migrations = readdirSync("prisma/migrations").filter((name) => /^\d/.test(name));

/** They patch what others load, and load only where OTEL_EXPORTER_OTLP_ENDPOINT is set. */
const TELEMETRY = [
  "@opentelemetry/api",
  "@opentelemetry/instrumentation-http",
  "@opentelemetry/instrumentation-undici",
  "@opentelemetry/sdk-node",
  "@prisma/instrumentation",
];

/** They bring code of the machine, or look for their own files. */
const NATIVE = ["@node-rs/argon2", "pino", "pg", "nodemailer"];

/** Large, and loaded by few requests: Node reads them as they are, which spares a build time and memory. */
const RARE = [
  "@react-email/components",
  "@react-email/render",
  "@simplewebauthn/server",
  "@vercel/blob",
  "@zxcvbn-ts/core",
  "date-holidays",
  "html-to-text",
  "htmlparser2",
  "ical-generator",
  "inngest",
  "libheif-js",
];

/** Every server loads them: bundled, they take 30 MB less of its memory. A development server starts sooner without. */
const FREQUENT = [
  "@ai-sdk/openai",
  "@fastify/busboy",
  "ai",
  "croner",
  "next-auth",
  "rate-limiter-flexible",
  "stripe",
  "tinyld",
  "web-push",
  "zod",
];

export const config: NextConfig = {
  // For /api/health/ready: a bundle has no folder of migrations to compare the database with.
  env: { LATEST_MIGRATION: migrations.sort().at(-1) },
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  // For an image (scripts/build-standalone.ts); `next start` does not serve such a build.
  output: process.env.NEXT_OUTPUT === "standalone" ? "standalone" : undefined,
  // `npm run build` checks types before it, so that the two do not need their memory at one time.
  typescript: {
    ignoreBuildErrors: true,
    // Next writes the build's folder into it.
    tsconfigPath: process.env.NODE_ENV === "production" ? "tsconfig.build.json" : "tsconfig.json",
  },
  // A process of its own, which no import leads to: lib/media/transcoding/decoder-process.ts.
  outputFileTracingIncludes: {
    "/api/**": [
      "lib/media/transcoding/process/*.mjs",
      "node_modules/blockhash-core/package.json",
      "node_modules/blockhash-core/index.js",
      "node_modules/libheif-js/package.json",
      "node_modules/libheif-js/libheif-wasm/libheif-bundle.mjs",
    ],
  },
  typedRoutes: true,
  poweredByHeader: false,
  // Nobody's title is streamed: after an action, or a refresh, a tab had none until it came.
  htmlLimitedBots: /./,
  // The photos are optimised already; Turbopack warns about each AVIF that it cannot process.
  turbopack: {
    ignoreIssue: [{ path: "public/{landing,photographs}/**", title: "AVIF image not supported" }],
  },
  // Next's badge covers our buttons on a phone. Errors are still shown.
  devIndicators: false,
  // Development only. Hides the requests of scripts/run/warm-up.ts, and secrets: tokens and arguments of actions.
  logging: { incomingRequests: { ignore: [/[?&]warm-up$/, /[?&]token=/] }, serverFunctions: false },
  serverExternalPackages: [
    ...NATIVE,
    ...RARE,
    ...TELEMETRY,
    ...(process.env.NODE_ENV === "production" ? [] : FREQUENT),
  ],
  experimental: {
    // A page's code is loaded with its first visit, which takes a moment longer: 20 MB less until then.
    preloadEntriesOnStart: false,
    optimizePackageImports: ["radix-ui", "lucide-react"],
    // Servers and images are built from nothing: there, writing this cache took a sixth of the time, and memory.
    turbopackFileSystemCacheForBuild: false,
    // No server that Next starts reads them, and they are half of what a build makes.
    turbopackSourceMaps: process.env.NODE_ENV !== "production",
  },
  // Browsers and bookmark services ask for it unasked, before or without reading a page's own icons.
  redirects: async () => [{ source: "/favicon.ico", destination: "/icons/icon-192.png", permanent: false }],
  headers: async () => [
    { source: "/:path*", headers: COMMON_HEADERS },
    // The OAuth popup must keep its opener, although its callback is reached from the vendor's page.
    {
      source: "/((?!auth/).*)",
      headers: [{ key: "Cross-Origin-Opener-Policy", value: "same-origin-allow-popups" }],
    },
    { source: "/auth/:path*", headers: [{ key: "Cross-Origin-Opener-Policy", value: "unsafe-none" }] },
  ],
};

/** Texts are parsed at build time, so that the browser needs no parser. */
async function withTexts(): Promise<NextConfig> {
  const { default: createNextIntlPlugin } = await import("next-intl/plugin");
  const withPlugin = createNextIntlPlugin({
    requestConfig: "./lib/i18n/request.ts",
    experimental: {
      messages: {
        path: "./messages",
        format: "json",
        locales: "infer",
        sourceLocale: "en",
        precompile: true,
      },
    },
  });
  return withPlugin(config);
}

/** A server that builds nothing does without the plugin, which takes 15 MB of memory. */
export default (phase: string) => (phase === PHASE_PRODUCTION_SERVER ? config : withTexts());
