import type { ReactNode } from "react";
import { CardTitle } from "@/components/ui/card";

/** A sheet of the Settings page: related sections with a rule between them. */
export function SettingsSheet({ children }: { children: ReactNode }) {
  return <div className="divide-y rounded-lg border bg-sheet">{children}</div>;
}

type SettingsCardProps = { id: string; title: ReactNode; text: ReactNode; children: ReactNode };

/** One section of the Settings page: title at the left, description and controls at the right. */
export function SettingsCard({ id, title, text, children }: SettingsCardProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-20 gap-x-10 gap-y-1 p-4 md:px-6 md:py-7 lg:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <CardTitle>
        <span id={`${id}-title`}>{title}</span>
      </CardTitle>
      <div className="grid min-w-0 grid-cols-1 gap-5 lg:pt-0.5">
        <p className="max-w-text text-[0.9375rem] leading-6 text-ink-soft">{text}</p>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  );
}
