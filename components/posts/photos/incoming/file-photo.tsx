"use client";

import { ImageIcon } from "lucide-react";
import { useCallback, useState } from "react";
import { thumbnailUrl } from "@/lib/media/rules";
import { cn } from "@/lib/utils";

type FilePhotoProps = {
  file: File;
  /** The path of the same photo at the server, once it has arrived there. */
  stored?: string;
  className?: string;
};

/**
 * A photo of this device, as far as the browser can show it: few can show HEIC, which is seen once it has arrived. Its
 * name stands beside it.
 */
export function FilePhoto({ file, stored, className }: FilePhotoProps) {
  const [broken, setBroken] = useState(false);
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  if (broken && stored)
    // eslint-disable-next-line @next/next/no-img-element -- the owner's own photo, in its own size
    return <img src={thumbnailUrl(stored)} alt="" decoding="async" className={className} />;
  if (broken)
    return (
      <span className={cn("grid aspect-square place-items-center bg-press-wash text-ink-soft", className)}>
        <ImageIcon aria-hidden className="size-6" strokeWidth={1.5} />
      </span>
    );
  // eslint-disable-next-line @next/next/no-img-element -- a file of this device
  return <img ref={show} alt="" decoding="async" className={className} onError={() => setBroken(true)} />;
}
