import type { StaticImageData } from "next/image";
import type { Theme } from "@/lib/theme";

/** A picture of the product in one theme, in two encodings; `phone` is shown below 640 px. */
export type Shot = { avif: StaticImageData; webp: StaticImageData; phone?: Shot };

type ProductPictureProps = Record<Theme, Shot> & {
  alt: string;
  /** The theme that was chosen; by default the system's. */
  theme: Theme | undefined;
  /** Seen at once: fetched with the page instead of when it is scrolled to. */
  first?: boolean;
  className?: string;
};

const NARROW = "(max-width: 639px)";
const DARK = "(prefers-color-scheme: dark)";

/** The product in the theme that was chosen, or else in the system's: the browser fetches one of the two. */
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

/** The first source that fits is taken: the phone's before the wide one, AVIF before WebP. */
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
