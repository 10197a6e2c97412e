import { cn } from "@/lib/utils";

/**
 * A place for messages in the page's flow, so that none ever covers a control; empty until needed. The one in an open
 * dialog has priority, then the one beside the pressed control (`data-toast-scope` wraps both), then the page's last
 * visible one.
 * @param of "window": a dialog or a sheet; "form": beside a pressed control; "page": the rest
 */
export function ToastRegion({ of, className }: { of: "window" | "form" | "page"; className?: string }) {
  return <div data-toast-place={of} className={cn("empty:hidden", className)} />;
}
