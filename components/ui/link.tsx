"use client";

import NextLink from "next/link";
import { type ComponentProps, useState } from "react";

/**
 * A link within the app. What it leads to is fetched when a pointer, a finger or the keyboard comes near, not when
 * it comes into view: nobody opens most of a screen's links, and a phone pays for each.
 */
export function Link({
  onPointerEnter,
  onTouchStart,
  onFocus,
  ...props
}: Omit<ComponentProps<typeof NextLink>, "prefetch">) {
  const [near, setNear] = useState(false);
  function also<E>(told: ((event: E) => void) | undefined) {
    return (event: E) => {
      setNear(true);
      told?.(event);
    };
  }
  return (
    <NextLink
      {...props}
      prefetch={near ? null : false}
      onPointerEnter={also(onPointerEnter)}
      onTouchStart={also(onTouchStart)}
      onFocus={also(onFocus)}
    />
  );
}
