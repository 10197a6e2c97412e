import type { MetadataRoute } from "next";
import { env } from "@/lib/env";

// The address is a setting of the running server, which a build does not know.
export const dynamic = "force-dynamic";

/** Search engines may read the public pages; the rest answers with a redirect to the sign-in page anyway. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/api/", "/auth/"] },
    sitemap: `${env().APP_URL}/sitemap.xml`,
  };
}
