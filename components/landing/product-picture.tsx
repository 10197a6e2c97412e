import type { StaticImageData } from "next/image";
import type { Theme } from "@/components/layout/browser/theme";

/** A screenshot of the product in one theme and two encodings. */
export type Shot = { avif: StaticImageData; webp: StaticImageData };

type ProductPictureProps = Record<Theme, Shot> & {
  alt: string;
  /** The chosen theme; by default the system's. */
  theme: Theme | undefined;
  className?: string;
};

const DARK = "(prefers-color-scheme: dark)";

/** A screenshot of the product in the chosen theme, or the system's: the browser loads one of the two. */
export function ProductPicture({ light, dark, alt, theme, className = "" }: ProductPictureProps) {
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

/** The first matching source is used: AVIF before WebP. */
function Sources({ shot: { avif, webp }, media }: { shot: Shot; media?: string }) {
  return [avif, webp].map(({ src, width, height }) => (
    <source key={src} media={media} srcSet={src} width={width} height={height} type={typeOf(src)} />
  ));
}

const typeOf = (src: string) => (src.includes(".avif") ? "image/avif" : "image/webp");
