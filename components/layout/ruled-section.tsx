import type { ReactNode } from "react";

type RuledSectionProps = {
  id: string;
  /** The level of its title in the page. */
  heading: "h2" | "h3";
  title: ReactNode;
  text?: ReactNode;
  children: ReactNode;
};

/** A section of a page that is set in rules: title at the left, description and controls at the right. */
export function RuledSection({ id, heading: Heading, title, text, children }: RuledSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-20 gap-x-10 gap-y-1 py-5 md:py-6 lg:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <Heading id={`${id}-title`} className="font-medium">
        {title}
      </Heading>
      <div className="grid min-w-0 grid-cols-1 gap-4">
        {text && <p className="max-w-text text-[0.9375rem] leading-6 text-ink-soft">{text}</p>}
        {children}
      </div>
    </section>
  );
}
