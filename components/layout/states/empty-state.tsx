import type { ReactNode } from "react";
import { Photograph } from "@/components/layout/photograph";
import { cn } from "@/lib/utils";
import book288Avif from "@/public/photographs/book-288.avif";
import book288 from "@/public/photographs/book-288.webp";
import book576Avif from "@/public/photographs/book-576.avif";
import book576 from "@/public/photographs/book-576.webp";

/** An order book, opened at a page where nothing is written yet. */
const book = { avif: [book288Avif, book576Avif], webp: [book288, book576] };

type EmptyStateProps = {
  /** A heading, if the screen has one. */
  title?: ReactNode;
  /** One sentence. */
  text: ReactNode;
  /** One button. */
  action?: ReactNode;
  /** It stands below the fold: its photograph is not fetched with the page. */
  below?: boolean;
  className?: string;
};

/** Shown where there is nothing yet. */
export function EmptyState({ title, text, action, below = false, className }: EmptyStateProps) {
  return (
    <div className={cn("flex flex-col items-center px-4 py-12 text-center", className)}>
      <Photograph
        files={book}
        alt=""
        sizes="192px"
        first={!below}
        className="mb-6 aspect-3/2 w-48 rounded-lg"
      />
      {title && <h2 className="mb-1 text-section">{title}</h2>}
      <p className="max-w-96 text-balance text-ink-soft">{text}</p>
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
