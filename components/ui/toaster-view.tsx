"use client";

import { CircleAlert, CircleCheck, Info } from "lucide-react";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { Toaster as Sonner, toast as sonner } from "sonner";
import { type ToastMessage, deliverToasts } from "@/components/ui/toast";
import { useToastFocus } from "@/components/ui/use-toast-focus";

const PHONE = "(max-width: 767px)";

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(PHONE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

function deliver({ kind, title, ...extras }: ToastMessage): void {
  if (kind === "failure") sonner.error(title, { ...extras, duration: Infinity, closeButton: true });
  else if (kind === "success") sonner.success(title, extras);
  else sonner(title, { ...extras, icon: <Info aria-hidden className="size-5 text-ink-soft" /> });
}

const slots = {
  toast:
    "pointer-events-auto flex w-full flex-wrap items-start gap-3 rounded-lg border bg-sheet p-4 pr-10 font-sans text-ink shadow-float select-text",
  // So wide at least, or the button goes below it.
  content: "grid min-w-0 flex-[1_1_11rem] gap-0.5",
  title: "text-[0.9375rem] leading-6 font-medium",
  description: "text-sm text-ink-soft",
  icon: "mt-0.5 shrink-0",
  actionButton:
    "ml-auto h-8 shrink-0 rounded-md border border-edge px-3 text-sm font-medium hover:bg-paper pointer-coarse:h-11",
  closeButton:
    "absolute top-2 right-2 grid size-8 place-items-center rounded-md text-ink-soft hover:text-ink pointer-coarse:top-1 pointer-coarse:right-1 pointer-coarse:size-11 [&_svg]:size-4",
};

/** Draws the toasts: bottom right, on phones at the top. */
export function ToasterView({ closeLabel, regionLabel }: { closeLabel: string; regionLabel: string }) {
  const phone = useSyncExternalStore(subscribe, () => window.matchMedia(PHONE).matches);
  const region = useRef<HTMLElement>(null);
  useEffect(() => deliverToasts(deliver), []);
  useToastFocus(region);
  return (
    <Sonner
      ref={region}
      position={phone ? "top-center" : "bottom-right"}
      containerAriaLabel={regionLabel}
      mobileOffset={{ top: 64, left: 16, right: 16, bottom: 16 }}
      expand
      visibleToasts={3}
      gap={8}
      icons={{
        success: <CircleCheck aria-hidden className="size-5 text-good" />,
        error: <CircleAlert aria-hidden className="size-5 text-bad" />,
      }}
      toastOptions={{ unstyled: true, duration: 5000, closeButtonAriaLabel: closeLabel, classNames: slots }}
    />
  );
}
