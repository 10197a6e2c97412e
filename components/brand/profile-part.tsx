import type { ReactNode } from "react";

type ProfilePartProps = { id: string; title: string; children: ReactNode };

/** A part of the profile's sheet: its name in the margin, which is above it on a phone, and what its owner says. */
export function ProfilePart({ id, title, children }: ProfilePartProps) {
  const heading = `profile-${id}`;
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className="grid content-start gap-x-8 gap-y-4 border-t pt-5 md:grid-cols-[8.5rem_minmax(0,1fr)] md:pt-6"
    >
      <h2 id={heading} className="font-display leading-7 font-semibold">
        {title}
      </h2>
      <div className="grid min-w-0 gap-5">{children}</div>
    </section>
  );
}
