import { ArrowLeft } from "lucide-react";
import type { Route } from "next";
import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { HeaderToastRegion } from "@/components/ui/toast/toast-region";

type PlanHeaderProps = { title: ReactNode; days?: string; back: { href: Route; label: string } };

/** The top bar of a planning screen: the link back, what is planned, its days, and messages. */
export function PlanHeader({ title, days, back }: PlanHeaderProps) {
  return (
    <header className="sticky top-0 z-10 border-b short:static bg-sheet">
      <div className="relative mx-auto flex min-h-14 max-w-[44rem] items-center gap-2 px-2 sm:px-4">
        <Link
          href={back.href}
          aria-label={back.label}
          className={buttonVariants({ variant: "ghost", size: "icon" })}
        >
          <ArrowLeft aria-hidden />
        </Link>
        <div className="flex min-w-0 grow flex-wrap items-baseline gap-x-3 py-2">
          <h1 className="min-w-0 font-display text-lg leading-6 break-words">{title}</h1>
          <p className="text-sm text-ink-soft tabular-nums sm:ml-auto sm:pr-2">{days}</p>
        </div>
        <HeaderToastRegion />
      </div>
    </header>
  );
}
