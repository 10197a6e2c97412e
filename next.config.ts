import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";

const everywhere = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=(), payment=()" },
];

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  typedRoutes: true,
  poweredByHeader: false,
  serverExternalPackages: ["@node-rs/argon2", "pino", "pino-pretty", "pg", "nodemailer"],
  experimental: { optimizePackageImports: ["radix-ui", "lucide-react", "date-fns"] },
  headers: async () => [
    { source: "/:path*", headers: everywhere },
    // The OAuth popup has to reach its opener; a callback comes from the vendor's page.
    {
      source: "/((?!auth/).*)",
      headers: [{ key: "Cross-Origin-Opener-Policy", value: "same-origin-allow-popups" }],
    },
    { source: "/auth/:path*", headers: [{ key: "Cross-Origin-Opener-Policy", value: "unsafe-none" }] },
  ],
};

export default createNextIntlPlugin("./lib/i18n.ts")(config);
