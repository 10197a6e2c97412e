import type { MetadataRoute } from "next";
import { env } from "@/lib/env";

// The address is a setting of the running server, which a build does not know.
export const dynamic = "force-dynamic";

/** The pages that are worth finding. */
export default function sitemap(): MetadataRoute.Sitemap {
  return ["/", "/terms", "/cookie-policy", "/privacy.html"].map((path) => ({ url: env().APP_URL + path }));
}
