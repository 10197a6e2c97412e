import type { MetadataRoute } from "next";
import { env } from "@/lib/settings/env";

// The URL is a setting of the running server and unknown at build time.
export const dynamic = "force-dynamic";

/** The pages worth indexing. */
export default function sitemap(): MetadataRoute.Sitemap {
  return ["/", "/terms", "/cookie-policy", "/privacy.html"].map((path) => ({ url: env().APP_URL + path }));
}
