import { useEffect, useRef, useState } from "react";
import { STAY_MS, type ShownToast, removeToast } from "./toast-store";

/** A tick, an exclamation mark and an i, each in a ring: inlined, so that no page loads an icon library for them. */
const signs = {
  success: { colour: "text-good", path: "m6.5 10.3 2.4 2.4 4.6-5.2" },
  failure: { colour: "text-bad", path: "M10 6v4.6M10 13.4v.1" },
  note: { colour: "text-ink-soft", path: "M10 9.4V14M10 6.6v-.1" },
};

/** One message. Success and notes disappear by themselves, unless hovered or focused. */
export function ToastCard({ toast, closeLabel }: { toast: ShownToast; closeLabel: string }) {
  const { key, kind, title, description, action } = toast;
  const [held, setHeld] = useState(false);
  const [opened, setOpened] = useState(false);
  const [cut, setCut] = useState(false);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = text.current;
    setCut(box !== null && box.scrollHeight > box.clientHeight + 1);
  }, []);
  useEffect(() => {
    if (held || kind === "failure") return;
    const timer = setTimeout(() => removeToast(key), STAY_MS);
    return () => clearTimeout(timer);
  }, [held, kind, key]);
  const { colour, path } = signs[kind];
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- only keeps it from leaving, and shows all of a long text, as the focus does
    <li
      data-open={(cut && (held || opened)) || undefined}
      className="group/toast relative flex flex-wrap items-start gap-x-2.5 gap-y-2 rounded-md border bg-sheet py-3 pr-3 pl-3 text-ink duration-150 animate-in fade-in-0 in-data-bar:flex-nowrap in-data-bar:items-center in-data-bar:border-transparent in-data-bar:py-0.5 in-data-bar:pr-0 in-data-bar:pl-0 in-data-bar:data-open:absolute in-data-bar:data-open:inset-x-2 in-data-bar:data-open:top-1 in-data-bar:data-open:z-10 in-data-bar:data-open:border-rule in-data-bar:data-open:p-3 in-data-bar:data-open:shadow-float"
      onClick={() => setOpened(!opened)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <svg
        viewBox="0 0 20 20"
        aria-hidden
        className={`mt-0.5 size-5 shrink-0 fill-none stroke-current stroke-[1.5] in-data-bar:mt-0 in-data-bar:max-[23rem]:hidden ${colour}`}
      >
        <circle cx="10" cy="10" r="7.5" />
        <path d={path} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <div
        ref={text}
        role={kind === "failure" ? "alert" : "status"}
        className="min-w-0 flex-1 basis-24 pr-6 text-sm break-words hyphens-auto in-data-bar:line-clamp-3 in-data-bar:basis-0 in-data-bar:pr-0 in-data-bar:text-[0.8125rem] in-data-bar:leading-4 in-data-bar:group-data-open/toast:line-clamp-none"
      >
        <p className="font-medium in-data-bar:inline">{title}</p>{" "}
        {description && <p className="text-ink-soft in-data-bar:inline">{description}</p>}
      </div>
      {action && (
        <button
          type="button"
          className="ml-auto h-8 shrink-0 rounded-md border border-edge px-3 text-sm font-medium hover:bg-paper in-data-bar:px-2 pointer-coarse:h-11"
          onClick={() => {
            removeToast(key);
            action.onClick();
          }}
        >
          {action.label}
        </button>
      )}
      {kind === "failure" && (
        <button
          type="button"
          aria-label={closeLabel}
          className="absolute top-1.5 right-1.5 grid size-8 shrink-0 place-items-center rounded-md text-ink-soft hover:text-ink in-data-bar:static pointer-coarse:top-0 pointer-coarse:right-0 pointer-coarse:size-11"
          onClick={() => removeToast(key)}
        >
          <svg viewBox="0 0 16 16" aria-hidden className="size-4 stroke-current stroke-[1.5]">
            <path d="m4 4 8 8m0-8-8 8" strokeLinecap="round" />
          </svg>
        </button>
      )}
    </li>
  );
}
