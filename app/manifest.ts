import type { MetadataRoute } from "next";
import { getLocale, getTranslations } from "next-intl/server";

/** The web app manifest, used when Postwright is added to a home screen. Icons: `npm run icons`. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const t = await getTranslations("Metadata");
  return {
    id: "/",
    lang: await getLocale(),
    name: t("title"),
    short_name: t("title"),
    description: t("description"),
    start_url: "/week",
    display: "standalone",
    background_color: "#fbf9f5",
    theme_color: "#fbf9f5",
    // The service worker answers this form: public/share-target.js.
    share_target: {
      action: "/api/media/share",
      method: "POST",
      enctype: "multipart/form-data",
      params: {
        title: "title",
        text: "text",
        url: "url",
        files: [{ name: "photos", accept: ["image/*", ".heic", ".heif"] }],
      },
    },
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
