import type { ReactNode } from "react";

/** The groups of the Settings page, in their order. */
export const SETTINGS_GROUPS = ["place", "access", "devices", "data"] as const;
export type SettingsGroupName = (typeof SETTINGS_GROUPS)[number];

type SettingsGroupProps = { name: SettingsGroupName; title: ReactNode; children: ReactNode };

/** A group of the Settings page: a heading, and sections with a rule between them. */
export function SettingsGroup({ name, title, children }: SettingsGroupProps) {
  return (
    <div id={name} className="scroll-mt-20">
      <h2 className="mb-3 text-section">{title}</h2>
      <div className="divide-y border-y">{children}</div>
    </div>
  );
}

type SettingsCardProps = {
  id: string;
  title: ReactNode;
  text: ReactNode;
  /** What opens its form; without one it is open. One form is open at a time. */
  opens?: ReactNode;
  children: ReactNode;
};

/** One section of the Settings page: title at the left, description and controls at the right. */
export function SettingsCard({ id, title, text, opens, children }: SettingsCardProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-20 gap-x-10 gap-y-1 py-5 md:py-6 lg:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <h3 id={`${id}-title`} className="font-medium">
        {title}
      </h3>
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <p className="max-w-text text-[0.9375rem] leading-6 text-ink-soft">{text}</p>
        {opens ? (
          <details name="settings-form" className="group min-w-0">
            <summary className="inline-flex cursor-pointer text-link group-open:sr-only">{opens}</summary>
            <div className="pt-1">{children}</div>
          </details>
        ) : (
          <div className="min-w-0">{children}</div>
        )}
      </div>
    </section>
  );
}
