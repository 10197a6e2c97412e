import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";
import { VISITORS_PAGES } from "./lib/page-paths";

// An empty setting is one that is not set; the model's SDK, for one, breaks on an empty address at import.
for (const [name, value] of Object.entries(process.env)) if (value === "") delete process.env[name];

const everywhere = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=(), payment=()" },
];

/** Static documents, which the middleware and its nonce do not reach. Only our own pages embed the PDFs. */
const documents = [
  { source: "/legal/:file*", policy: "frame-ancestors 'self'" },
  {
    source: "/privacy.html",
    policy:
      "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  },
];

/** The offline page and its worker, which fetches what it keeps from us alone. */
const offline = [
  {
    source: "/offline.html",
    policy:
      "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  },
  { source: "/sw.js", policy: "default-src 'none'; script-src 'self'; connect-src 'self'" },
];

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  typedRoutes: true,
  // The texts are parsed when the app is built; the reader of such texts is put in place of the package's own there.
  bundlePagesRouterDependencies: true,
  poweredByHeader: false,
  // The pictures are made as small as they should be; Turbopack says of each that it cannot.
  turbopack: { ignoreIssue: [{ path: "public/landing/**", title: "AVIF image not supported" }] },
  // Next's badge lies over our buttons on a phone, and reads a router that sign-in does not have yet. Errors still show.
  devIndicators: false,
  // Development only. What scripts/warm-up.ts asks for is nobody's visit; tokens and arguments of actions are secrets.
  logging: { incomingRequests: { ignore: [/[?&]warm-up$/, /[?&]token=/] }, serverFunctions: false },
  serverExternalPackages: ["@node-rs/argon2", "pino", "pino-pretty", "pg", "nodemailer"],
  experimental: { optimizePackageImports: ["radix-ui", "lucide-react", "date-fns"] },
  // The visitors' pages are shown at these addresses, by the middleware.
  redirects: async () =>
    Object.entries(VISITORS_PAGES).map(([source, page]) => ({
      source: page,
      destination: source,
      permanent: false,
    })),
  headers: async () => [
    // `next dev` sends a script of the Pages Router as JSON, which no browser would take under these.
    { source: "/((?!_next/static/development/).*)", headers: everywhere },
    // The OAuth popup has to reach its opener; a callback comes from the vendor's page.
    {
      source: "/((?!auth/).*)",
      headers: [{ key: "Cross-Origin-Opener-Policy", value: "same-origin-allow-popups" }],
    },
    ...[...documents, ...offline].map(({ source, policy }) => ({
      source,
      headers: [{ key: "Content-Security-Policy", value: policy }],
    })),
    { source: "/auth/:path*", headers: [{ key: "Cross-Origin-Opener-Policy", value: "unsafe-none" }] },
  ],
};

const withTexts = createNextIntlPlugin({
  requestConfig: "./lib/i18n.ts",
  // The texts are parsed when the app is built, so that no parser travels to the browser.
  experimental: {
    messages: { path: "./messages", format: "json", locales: "infer", sourceLocale: "en", precompile: true },
  },
});

export default withTexts(config);
