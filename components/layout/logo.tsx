import { cn } from "@/lib/utils";

/** The mark: a P whose bowl is a printer's register mark. Decorative. */
function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={cn("size-7 shrink-0", className)}>
      <rect width="32" height="32" rx="7" className="fill-press" />
      <g fill="none" strokeLinecap="round" className="stroke-on-press">
        <path strokeWidth="3" d="M11 13v13" />
        <circle cx="17.5" cy="13" r="6.5" strokeWidth="3" />
        <path strokeWidth="1.5" d="M17.5 10v6M14.5 13h6" />
      </g>
    </svg>
  );
}

/** Logo and name. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={cn("inline-flex items-center gap-2.5", className)}>
      <LogoMark />
      <span className="font-display text-[1.1875rem] leading-none font-semibold tracking-[-0.01em] text-ink">
        Postwright
      </span>
    </span>
  );
}
