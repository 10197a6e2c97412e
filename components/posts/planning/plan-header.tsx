import { ArrowLeft } from "lucide-react";
import type { Route } from "next";
import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";

export type PlanHeaderProps = { title: ReactNode; days?: string; back: { href: Route; label: string } };

/** The head of a planning screen: the link back, what is planned, and its days. */
export function PlanHeader({ title, days, back }: PlanHeaderProps) {
  return (
    <header className="mx-auto flex w-full max-w-[38rem] items-start gap-1 px-2 pt-3 sm:px-4 sm:pt-6">
      <Link
        href={back.href}
        aria-label={back.label}
        className={buttonVariants({ variant: "ghost", size: "icon", className: "sm:-ml-3" })}
      >
        <ArrowLeft aria-hidden />
      </Link>
      <div className="flex min-w-0 grow flex-wrap items-baseline gap-x-3 py-2">
        <h1 className="min-w-0 font-display text-2xl leading-7 break-words">{title}</h1>
        <p className="text-sm text-ink-soft tabular-nums sm:ml-auto">{days}</p>
      </div>
    </header>
  );
}
