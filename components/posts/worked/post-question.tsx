import type { ReactNode } from "react";
import { cn } from "@/lib/utils";

type PostQuestionProps = {
  /** Of the title. */
  id: string;
  title: string;
  /** The post that is asked about, and once it is answered, that it is. */
  text: ReactNode;
  className?: string;
  /** The buttons. */
  children: ReactNode;
};

/** A question about a post, in a frame: what is asked, about which post, and the buttons that answer it. */
export function PostQuestion({ id, title, text, className, children }: PostQuestionProps) {
  return (
    <section
      aria-labelledby={id}
      className={cn("flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg border px-4 py-3", className)}
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id={id} className="font-medium">
          {title}
        </h2>
        <p role="status" className="text-sm break-words text-ink-soft">
          {text}
        </p>
      </div>
      {children}
    </section>
  );
}
