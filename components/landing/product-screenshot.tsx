import type { StaticImageData } from "next/image";
import type { Theme } from "@/components/layout/browser/theme/theme";

/** A screenshot of the product in one theme and two encodings, and as a phone shows that part, for phones. */
export type Shot = { avif: StaticImageData; webp: StaticImageData; phone: StaticImageData };

type ProductScreenshotProps = Record<Theme, Shot> & {
  alt: string;
  /** The chosen theme; by default the system's. */
  theme: Theme | undefined;
  className?: string;
};

const DARK = "(prefers-color-scheme: dark)";
const PHONE = "(width < 30rem)";

/** A screenshot of the product in the chosen theme, or the system's: the browser loads one of the two. */
export function ProductScreenshot({ light, dark, alt, theme, className = "" }: ProductScreenshotProps) {
  const { webp } = theme === "dark" ? dark : light;
  return (
    <picture className={`block ${className}`}>
      {theme === undefined && <Sources shot={dark} media={DARK} />}
      <Sources shot={theme === "dark" ? dark : light} />
      <img
        src={webp.src}
        width={webp.width}
        height={webp.height}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="h-auto w-full"
      />
    </picture>
  );
}

/** The first matching source is used, so the phone's comes first; both themes' shots have the size of the `img`. */
function Sources({ shot: { avif, phone }, media }: { shot: Shot; media?: string }) {
  return (
    <>
      <source
        media={media ? `${media} and ${PHONE}` : PHONE}
        srcSet={phone.src}
        width={phone.width}
        height={phone.height}
        type="image/avif"
      />
      <source media={media} srcSet={avif.src} type="image/avif" />
    </>
  );
}
