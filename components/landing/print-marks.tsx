import { cn } from "@/lib/utils";

/** A printer's register mark: colours are aligned when its lines meet. Decorative. */
export function RegistrationMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden className={cn("size-6 shrink-0 stroke-edge", className)}>
      <circle cx="12" cy="12" r="6.5" />
      <path d="M12 1v22M1 12h22" />
    </svg>
  );
}

/** The strip of inks at the edge of a printed sheet by which its colours are judged. Decorative. */
export function InkStrip({ className }: { className?: string }) {
  const inks = ["bg-ink", "bg-ink-soft", "bg-edge", "bg-press", "bg-press-wash", "bg-marigold"];
  return (
    <span aria-hidden className={cn("flex", className)}>
      {inks.map((ink) => (
        <span key={ink} className={`size-3 ${ink}`} />
      ))}
    </span>
  );
}
