import { ImagePlus } from "lucide-react";

/** Says, while files are dragged over the page, that they may be dropped. */
export function DropOverlay({ text }: { text: string }) {
  return (
    <div className="pointer-events-none fixed inset-3 z-50 grid place-items-center rounded-lg border-2 border-dashed border-press bg-paper/85">
      <p className="flex items-center gap-3 text-lg font-medium">
        <ImagePlus aria-hidden className="size-6" />
        <span>{text}</span>
      </p>
    </div>
  );
}
