import type { ReactNode } from "react";

type SectionProps = {
  /** Labels the section, and is its anchor. */
  id: string;
  title: ReactNode;
  text?: ReactNode;
  children: ReactNode;
};

/** A section of the landing page: a hairline, the heading in the left margin, the content beside it. */
export function Section({ id, title, text, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mx-auto max-w-landing px-4 pt-16 sm:px-6 lg:pt-24"
    >
      <div className="border-t border-ink dark:border-edge pt-6 lg:grid lg:grid-cols-12 lg:gap-x-8">
        <div className="lg:col-span-4">
          <SectionTitle id={`${id}-title`}>{title}</SectionTitle>
          {text && <p className="mt-3 max-w-80 text-ink-soft">{text}</p>}
        </div>
        <div className="mt-8 lg:col-span-8 lg:mt-1">{children}</div>
      </div>
    </section>
  );
}

/** The heading of a section; `small` if its content is set larger. */
export function SectionTitle({
  id,
  small = false,
  children,
}: {
  id: string;
  small?: boolean;
  children: ReactNode;
}) {
  return (
    <h2
      id={id}
      className={
        small
          ? "text-section"
          : "max-w-[18ch] font-display text-[1.75rem]/[2.125rem] font-semibold tracking-[-0.015em] sm:text-[2.125rem]/[2.5rem]"
      }
    >
      {children}
    </h2>
  );
}
