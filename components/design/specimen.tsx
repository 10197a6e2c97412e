import type { ReactNode } from "react";

/** A titled group of components. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-4 border-b pb-2 text-label text-ink-soft">{title}</h3>
      <div className="grid gap-5">{children}</div>
    </div>
  );
}

/** Components side by side, wrapping. */
export function Line({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
