import type { StaticImageData } from "next/image";

/** A picture of the product in one theme, in two encodings; `phone` is shown below 640 px. */
export type Shot = { avif: StaticImageData; webp: StaticImageData; phone?: Shot };

type ProductPictureProps = {
  light: Shot;
  dark: Shot;
  alt: string;
  className?: string;
};

/** The product as it looks in the theme that is on. Both are lazy: the browser fetches only the one that is shown. */
export function ProductPicture({ light, dark, alt, className = "" }: ProductPictureProps) {
  return (
    <>
      <One shot={light} alt={alt} className={`block dark:hidden ${className}`} />
      <One shot={dark} alt={alt} className={`hidden dark:block ${className}`} />
    </>
  );
}

function One({ shot, alt, className }: { shot: Shot; alt: string; className: string }) {
  const { avif, webp, phone } = shot;
  const narrow = "(max-width: 639px)";
  return (
    <picture className={className}>
      {phone && (
        <source
          media={narrow}
          type="image/avif"
          srcSet={phone.avif.src}
          width={phone.avif.width}
          height={phone.avif.height}
        />
      )}
      {phone && (
        <source media={narrow} srcSet={phone.webp.src} width={phone.webp.width} height={phone.webp.height} />
      )}
      <source type="image/avif" srcSet={avif.src} />
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
