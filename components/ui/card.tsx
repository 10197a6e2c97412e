import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** A sheet of paper with a hairline border; 24 px padding, 16 on phones. */
export function Card({ className, ...props }: ComponentProps<"section">) {
  return (
    <section data-slot="card" {...props} className={cn("rounded-lg border bg-sheet p-4 md:p-6", className)} />
  );
}

/** Title and description at the left, an action at the right. */
export function CardHeader({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="card-header"
      {...props}
      className={cn("mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2", className)}
    />
  );
}

/** The heading of a card. */
export function CardTitle({ className, children, ...props }: ComponentProps<"h2">) {
  return (
    <h2 data-slot="card-title" {...props} className={cn("text-section", className)}>
      {children}
    </h2>
  );
}

/** One or two quiet lines below the heading. */
export function CardDescription({ className, ...props }: ComponentProps<"p">) {
  return (
    <p
      data-slot="card-description"
      {...props}
      className={cn("mt-1 max-w-text text-sm text-ink-soft", className)}
    />
  );
}

/** The card's content. */
export function CardContent(props: ComponentProps<"div">) {
  return <div data-slot="card-content" {...props} />;
}

/** The card's actions, below a hairline. */
export function CardFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="card-footer"
      {...props}
      className={cn(
        "-mx-4 mt-4 -mb-4 flex flex-wrap items-center gap-3 border-t px-4 py-4 md:-mx-6 md:mt-6 md:-mb-6 md:px-6",
        className,
      )}
    />
  );
}
