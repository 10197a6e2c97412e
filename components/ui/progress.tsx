import { cn } from "@/lib/utils";

type ProgressProps = {
  /** 0 to 100. */
  value: number;
  /** Names it for screen readers. */
  label: string;
  className?: string;
};

/** How far something has come. */
export function Progress({ value, label, className }: ProgressProps) {
  const percent = Math.min(100, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(percent)}
      aria-valuemin={0}
      aria-valuemax={100}
      className={cn("h-1.5 overflow-hidden rounded-full bg-rule", className)}
    >
      <div
        className="h-full w-full origin-left bg-press transition-transform"
        style={{ transform: `scaleX(${percent / 100})` }}
      />
    </div>
  );
}
