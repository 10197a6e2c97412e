"use client";

import { type ReactNode, Suspense, useState } from "react";

type SkeletonBoundaryProps = { children: ReactNode; late: boolean; skeleton: ReactNode };

/** As the page first came it stays: a refresh that finds its data in time, or late, must not mount the page anew. */
export function SkeletonBoundary({ children, late, skeleton }: SkeletonBoundaryProps) {
  const [suspends] = useState(late);
  return suspends ? <Suspense fallback={skeleton}>{children}</Suspense> : children;
}
