import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

type SettingsItemProps = {
  icon?: LucideIcon;
  title: ReactNode;
  text: ReactNode;
  /** Its state or its buttons; wraps below the text when space is short. */
  children?: ReactNode;
};

/** A row of a list on the Settings page: a device, a passkey or an account. */
export function SettingsItem({ icon: Icon, title, text, children }: SettingsItemProps) {
  return (
    <li className="flex items-center gap-3 py-3">
      {Icon && (
        <Icon aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 self-start text-ink-soft" />
      )}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-40">
          <p className="font-medium">{title}</p>
          <p className="text-sm text-ink-soft">{text}</p>
        </div>
        {children}
      </div>
    </li>
  );
}
