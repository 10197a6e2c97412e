import type { ReactNode } from "react";
import { Card, CardDescription, CardTitle } from "@/components/ui/card";

type SettingsCardProps = { id: string; title: ReactNode; text: ReactNode; children: ReactNode };

/** One matter of the Settings page: what it is at the left, what can be done about it at the right. */
export function SettingsCard({ id, title, text, children }: SettingsCardProps) {
  return (
    <Card id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20">
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <div>
          <CardTitle>
            <span id={`${id}-title`}>{title}</span>
          </CardTitle>
          <CardDescription>{text}</CardDescription>
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </Card>
  );
}
