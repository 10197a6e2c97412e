import type { StaticImageData } from "next/image";
import { preload } from "react-dom";
import { cn } from "@/lib/utils";

/** A photograph's files, the narrowest first. */
export type PhotographFiles = Record<"avif" | "webp", readonly StaticImageData[]>;

type PhotographProps = {
  files: PhotographFiles;
  alt: string;
  /** Its width on the page, for the browser's choice of file. */
  sizes: string;
  /** Above the fold: fetched before anything else, instead of on scroll. */
  first?: boolean;
  className?: string;
};

/** A photograph in the width that the screen needs. `className` sets its shape; it fills it. */
export function Photograph({ files: { avif, webp }, alt, sizes, first = false, className }: PhotographProps) {
  const largest = webp[webp.length - 1];
  if (first)
    preload(largest?.src ?? "", {
      as: "image",
      type: "image/avif",
      imageSrcSet: srcSet(avif),
      imageSizes: sizes,
      fetchPriority: "high",
    });
  return (
    <picture className={cn("block overflow-hidden bg-press-wash", className)}>
      <source type="image/avif" srcSet={srcSet(avif)} sizes={sizes} />
      <img
        src={largest?.src}
        srcSet={srcSet(webp)}
        sizes={sizes}
        width={largest?.width}
        height={largest?.height}
        alt={alt}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : "auto"}
        decoding="async"
        className="size-full object-cover"
      />
    </picture>
  );
}

const srcSet = (files: readonly StaticImageData[]) =>
  files.map(({ src, width }) => `${src} ${width}w`).join(", ");
