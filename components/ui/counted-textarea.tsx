"use client";

import { type ComponentProps, useState } from "react";
import { Textarea } from "@/components/ui/textarea";
import { lengthOf } from "@/lib/text";
import { cn } from "@/lib/utils";

type CountedTextareaProps = Omit<ComponentProps<"textarea">, "maxLength"> & {
  /** The limit shown, in characters. Longer input is allowed, so that nothing pasted is lost; validation rejects it. */
  limit: number;
  /** The current length, if the owner of the value knows it; otherwise counted from the input. */
  count?: number;
};

/** A text area with a live counter 'n/limit'. */
export function CountedTextarea({ limit, count, className, onInput, ...props }: CountedTextareaProps) {
  const initial = props.value ?? props.defaultValue ?? "";
  const [typed, setTyped] = useState(lengthOf(String(initial)));
  const length = count ?? (props.value === undefined ? typed : lengthOf(String(props.value)));
  return (
    <div className="relative">
      <Textarea
        {...props}
        className={cn("pb-8", className)}
        onInput={(event) => {
          setTyped(lengthOf(event.currentTarget.value));
          onInput?.(event);
        }}
      />
      <span
        translate="no"
        className={cn(
          "pointer-events-none absolute right-1 bottom-1 rounded-md bg-sheet px-2 py-1 text-label text-ink-soft tabular-nums",
          length > limit && "text-bad",
        )}
      >
        {`${length}/${limit}`}
      </span>
    </div>
  );
}
