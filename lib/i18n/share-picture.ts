import type { Locale } from "@/lib/i18n/locales";

/** In pixels. Vendor: "Images in Link Shares" (developers.facebook.com/docs/sharing/webmasters/images). */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** The picture that is shown where a page of ours is shared, as Next's metadata wants it. */
export function sharePicture(locale: Locale, alt: string) {
  return { url: `/share-picture/${locale}`, ...SHARE_PICTURE, type: "image/png", alt };
}
