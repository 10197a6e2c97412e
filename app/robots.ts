import type { MetadataRoute } from "next";
import { env } from "@/lib/settings/env";

// The URL is a setting of the running server and unknown at build time.
export const dynamic = "force-dynamic";

/**
 * Search engines may index the public pages; everything else redirects to the sign-in page anyway. Google's
 * calendar obeys these rules too, and reads feeds.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: ["/", "/api/calendar/"], disallow: ["/api/", "/auth/"] },
    sitemap: `${env().APP_URL}/sitemap.xml`,
  };
}
