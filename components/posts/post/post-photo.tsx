import type { ComponentProps } from "react";

/** A post's own photo. Not by next/image: it is private, and stored in its final size and encoding. */
export function PostPhoto({ src, alt, ...props }: ComponentProps<"img"> & { src: string; alt: string }) {
  // eslint-disable-next-line @next/next/no-img-element -- see above
  return <img src={src} alt={alt} {...props} />;
}
