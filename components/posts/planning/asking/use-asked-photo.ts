"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent } from "react";

/** Its name in the address: the weekly letter leads here with one (lib/digests/constants.ts). */
const PHOTO = "photo";

/** The photo of the owner's that the address asks for, or null. */
export const useAskedPhotoId = (): string | null => useSearchParams().get(PHOTO);

/**
 * Ticks the photo that the address asks for, and none of the others, once: a reload keeps what was ticked since.
 * @param photos those that are shown
 */
export function useAskedPhoto(
  photos: readonly { id: string }[],
  onTicks: (ticks: Record<string, boolean>) => void,
): void {
  const asked = useAskedPhotoId();
  const shown = asked !== null && photos.some(({ id }) => id === asked);
  const tick = useEffectEvent(() => {
    onTicks(Object.fromEntries(photos.map(({ id }) => [id, id === asked])));
    const rest = new URLSearchParams(location.search);
    rest.delete(PHOTO);
    history.replaceState(null, "", `${location.pathname}?${rest}`);
  });
  useEffect(() => {
    if (shown) tick();
  }, [shown]);
}
