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

/**
 * The place for a page's messages in the bar of a full screen, over its title: the page below does not move when one
 * comes or goes. Its parent has to be positioned.
 */
export function HeaderToastRegion() {
  return (
    <div
      data-bar
      className="pointer-events-none absolute inset-0 grid items-center has-[li]:pointer-events-auto has-[li]:bg-sheet"
    >
      <ToastRegion of="page" />
    </div>
  );
}
