import { ExternalLink as Icon } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/lib/utils";

type ExternalLinkProps = { href: string; className?: string; children: ReactNode };

/** A link to another site, with an icon that shows it; opens a new tab. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className={cn("text-link inline-flex items-center gap-1", className)}
    >
      {children}
      <Icon aria-hidden className="size-3.5" />
    </a>
  );
}
