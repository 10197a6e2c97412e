import { CircleAlert } from "lucide-react";
import type { PublishFailure } from "./use-publish";

/** Says beside the button that was pressed that the post did not go out, and why. It goes with the next try. */
export function PublishFailureNote({ failure }: { failure: PublishFailure }) {
  return (
    <div role="alert" className="flex gap-2.5 rounded-md border border-bad px-3 py-2.5 text-sm">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
      <div className="min-w-0">
        <p className="font-medium">{failure.title}</p>
        <p className="break-words text-ink-soft">{failure.reason}</p>
      </div>
    </div>
  );
}
