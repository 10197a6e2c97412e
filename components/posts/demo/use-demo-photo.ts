"use client";

import { useEffect, useState } from "react";
import { shrinkPhoto } from "@/lib/media/browser/shrink-photo";
import { DEMO_PHOTO_MAX_BYTES, DEMO_PHOTO_SIDE } from "@/lib/posts/demo/constants";

const SENT = { side: DEMO_PHOTO_SIDE, maxBytes: DEMO_PHOTO_MAX_BYTES, qualities: [0.85, 0.7, 0.5] };

/** A photo that a visitor chose: as it is kept, as it is sent, and where the page shows it from. */
export type DemoPhoto = { file: File; small: Blob; url: string };

/** The one photo of a visitor's post. */
export function useDemoPhoto() {
  const [photo, setPhoto] = useState<DemoPhoto | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const url = photo?.url;
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url]);

  const take = async (file: File) => {
    const small = await shrinkPhoto(file, SENT);
    setUnreadable(small === null);
    if (small) setPhoto({ file, small, url: URL.createObjectURL(small) });
  };
  return {
    photo,
    /** The last file was none that this browser can show. */
    unreadable,
    take,
    remove: () => {
      setPhoto(null);
      setUnreadable(false);
    },
  };
}
