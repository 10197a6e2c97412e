import { CircleAlert } from "lucide-react";

/** Says that a text was changed elsewhere meanwhile, above the versions to choose from. */
export function ConflictNotice({ title, text }: { title: string; text: string }) {
  return (
    <div className="flex gap-2.5 text-sm">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
      <div>
        <h3 className="font-medium">{title}</h3>
        <p id="text-conflict" className="text-ink-soft">
          {text}
        </p>
      </div>
    </div>
  );
}
