import type { Locale } from "@/lib/i18n/locales";

/** In pixels. Vendor: "Images in Link Shares" (developers.facebook.com/docs/sharing/webmasters/images). */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const;

/** The image that is shown where a page of ours is shared, as Next's metadata wants it. */
export function shareImage(locale: Locale, alt: string) {
  return { url: `/share-image/${locale}`, ...SHARE_IMAGE, type: "image/png", alt };
}
