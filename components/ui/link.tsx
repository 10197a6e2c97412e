"use client";

import NextLink, { useLinkStatus } from "next/link";
import { type ComponentProps, useState } from "react";

/**
 * A link within the app. Prefetches on hover, touch or focus instead of in the viewport: most of a screen's links are
 * never opened, and phones pay for each prefetch. Shows a progress line as soon as it is pressed.
 */
export function Link({
  onPointerEnter,
  onTouchStart,
  onFocus,
  children,
  ...props
}: Omit<ComponentProps<typeof NextLink>, "prefetch">) {
  const [near, setNear] = useState(false);
  function also<E>(handler: ((event: E) => void) | undefined) {
    return (event: E) => {
      setNear(true);
      handler?.(event);
    };
  }
  return (
    <NextLink
      {...props}
      prefetch={near ? null : false}
      onPointerEnter={also(onPointerEnter)}
      onTouchStart={also(onTouchStart)}
      onFocus={also(onFocus)}
    >
      {typeof children === "string" ? <span>{children}</span> : children}
      <PendingLine />
    </NextLink>
  );
}

/** A line below the link, from the press until the next page is shown. */
function PendingLine() {
  const { pending } = useLinkStatus();
  return pending && <span data-pending aria-hidden className="pending-line" />;
}
