import type { StaticImageData } from "next/image";
import type { Theme } from "@/lib/theme";

/** A screenshot of the product in one theme and two encodings; `phone` is shown below 640 px. */
export type Shot = { avif: StaticImageData; webp: StaticImageData; phone?: Shot };

type ProductPictureProps = Record<Theme, Shot> & {
  alt: string;
  /** The chosen theme; by default the system's. */
  theme: Theme | undefined;
  /** Above the fold: loaded with the page instead of on scroll. */
  first?: boolean;
  className?: string;
};

const NARROW = "(max-width: 639px)";
const DARK = "(prefers-color-scheme: dark)";

/** A screenshot of the product in the chosen theme, or the system's: the browser loads one of the two. */
export function ProductPicture({
  light,
  dark,
  alt,
  theme,
  first = false,
  className = "",
}: ProductPictureProps) {
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
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : "auto"}
        decoding="async"
        className="h-auto w-full"
      />
    </picture>
  );
}

/** The first matching source is used: the phone's before the wide one, AVIF before WebP. */
function Sources({ shot, media }: { shot: Shot; media?: string }) {
  const { phone, avif, webp } = shot;
  return (
    <>
      {phone && <Sources shot={phone} media={media ? `${NARROW} and ${media}` : NARROW} />}
      {[avif, webp].map(({ src, width, height }) => (
        <source key={src} media={media} srcSet={src} width={width} height={height} type={typeOf(src)} />
      ))}
    </>
  );
}

const typeOf = (src: string) => (src.includes(".avif") ? "image/avif" : "image/webp");
