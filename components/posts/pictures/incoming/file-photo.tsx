"use client";

import { ImageIcon } from "lucide-react";
import { useCallback, useState } from "react";
import { cn } from "@/lib/utils";

type FilePhotoProps = { file: File; className?: string };

/** A photo of this device, as far as the browser can show it: few can show HEIC. Its name stands beside it. */
export function FilePhoto({ file, className }: FilePhotoProps) {
  const [broken, setBroken] = useState(false);
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  if (broken)
    return (
      <span className={cn("grid aspect-square place-items-center bg-press-wash text-ink-soft", className)}>
        <ImageIcon aria-hidden className="size-6" strokeWidth={1.5} />
      </span>
    );
  // eslint-disable-next-line @next/next/no-img-element -- a file of this device
  return <img ref={show} alt="" decoding="async" className={className} onError={() => setBroken(true)} />;
}
