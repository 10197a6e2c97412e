import type { ReactNode } from "react";
import { RuledSection } from "@/components/layout/ruled-section";

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

/** One section of the Settings page. */
export function SettingsCard({ id, title, text, opens, children }: SettingsCardProps) {
  return (
    <RuledSection id={id} heading="h3" title={title} text={text}>
      {opens ? (
        <details name="settings-form" className="group min-w-0">
          <summary className="inline-flex cursor-pointer text-link group-open:sr-only">{opens}</summary>
          <div className="pt-1">{children}</div>
        </details>
      ) : (
        <div className="min-w-0">{children}</div>
      )}
    </RuledSection>
  );
}
