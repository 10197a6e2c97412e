"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { ToastCard } from "./toast-card";
import { type ShownToast, leavePage, toasts, watchPresses } from "./toast-store";
import { useToastFocus } from "./use-toast-focus";
import { useToastRegions } from "./use-toast-regions";

type ToasterProps = { closeLabel: string; regionLabel: string };

const NONE: readonly ShownToast[] = [];

/**
 * Shows messages, each in its place (`ToastPlace`); rendered once, in the root layout. Toast libraries render into a
 * corner of the window, where they cover buttons, drawers and dialogs.
 */
export function Toaster(props: ToasterProps) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get, () => NONE);
  const places = useToastRegions(shown);
  const [corner, setCorner] = useState<Element | null>(null);
  useEffect(watchPresses, []);
  const path = usePathname();
  const last = useRef(path);
  useEffect(() => {
    if (last.current !== path) leavePage();
    last.current = path;
  }, [path]);
  const used = new Set(shown.flatMap(({ key }) => (places.has(key) ? [places.get(key) ?? corner] : [])));
  return (
    <>
      {/* For a page that has no place of its own. */}
      <div ref={setCorner} className="fixed inset-x-4 bottom-4 z-50 sm:right-auto sm:w-80" />
      {[...used].map(
        (place, position) =>
          place &&
          createPortal(
            <ToastList
              {...props}
              place={place}
              shown={shown.filter(({ key }) => (places.get(key) ?? corner) === place)}
            />,
            place,
            String(position),
          ),
      )}
    </>
  );
}

type ToastListProps = ToasterProps & { place: Element; shown: readonly ShownToast[] };

/** The messages of one place. */
function ToastList({ closeLabel, regionLabel, place, shown }: ToastListProps) {
  useToastFocus(place);
  const list = useRef<HTMLElement>(null);
  const newest = shown[0]?.key;
  useEffect(() => {
    // Newer browsers return a promise, which React would take for a clean-up function.
    void list.current?.scrollIntoView({ block: "nearest" });
  }, [newest]);
  return (
    <section ref={list} data-toasts aria-label={regionLabel}>
      <ol className="grid gap-2">
        {shown.map((toast) => (
          <ToastCard key={toast.key} toast={toast} closeLabel={closeLabel} />
        ))}
      </ol>
    </section>
  );
}
