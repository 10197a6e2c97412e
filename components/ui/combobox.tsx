"use client";

import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Input } from "@/components/ui/input";
import { cn } from "@/lib/utils";

type ComboboxProps<Item> = {
  id: string;
  /** Names the list for screen readers. */
  label: string;
  /** The text of what is chosen. */
  value: string;
  /** The key of what is chosen. */
  chosen: string;
  /** The items for what has been typed; all of them for an empty text. */
  find: (typed: string) => readonly Item[];
  keyOf: (item: Item) => string;
  /** An item in the list. */
  children: (item: Item) => ReactNode;
  /** Shown in place of the list where nothing matches. */
  none: string;
  onChoose: (item: Item) => void;
};

/**
 * A field in which typing narrows a list to choose from: WAI-ARIA's editable combobox with list autocompletion. The
 * list opens in the flow of the page, so that no dialog clips it and no phone's keyboard lies over it.
 */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { id, label, value, chosen, find, keyOf, none } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const open = typed !== null;
  const items = open ? find(typed) : [];

  useEffect(() => {
    if (!open) return;
    list.current?.scrollIntoView({ block: "nearest" });
    // Escape closes the list, and not the dialog around it, which listens on the document.
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      setTyped(null);
    };
    window.addEventListener("keydown", onEscape, { capture: true });
    return () => window.removeEventListener("keydown", onEscape, { capture: true });
  }, [open]);
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [active, typed]);

  const show = () => {
    if (open) return;
    setTyped("");
    setActive(
      Math.max(
        0,
        find("").findIndex((item) => keyOf(item) === chosen),
      ),
    );
  };
  const choose = (item: Item | undefined) => {
    if (item === undefined) return;
    setTyped(null);
    props.onChoose(item);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (open) setActive(Math.min(Math.max(active + step, 0), items.length - 1));
      else show();
    } else if (event.key === "Enter" && open) {
      event.preventDefault();
      choose(items[active]);
    }
  };

  return (
    <div className="grid gap-1">
      <span className="relative block">
        <Input
          id={id}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={open && items[active] !== undefined ? `${id}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          className="pr-9"
          value={typed || (open ? "" : value)}
          placeholder={value}
          onClick={show}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setTyped(null)}
        />
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-soft"
        />
      </span>
      {open && items.length === 0 && (
        <p role="status" className="px-3 py-2 text-sm text-ink-soft">
          {none}
        </p>
      )}
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        className={cn(
          "max-h-60 overflow-y-auto overscroll-contain rounded-lg border bg-sheet p-1",
          items.length === 0 && "hidden",
        )}
      >
        {items.map((item, position) => (
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
          <div
            key={keyOf(item)}
            id={`${id}-${position}`}
            role="option"
            tabIndex={-1}
            aria-selected={position === active}
            className={cn(
              "flex min-h-9 cursor-pointer items-center rounded-sm px-2 py-1 text-[0.9375rem] leading-5 hover:bg-press-wash pointer-coarse:min-h-control",
              position === active && "bg-press-wash",
              keyOf(item) === chosen && "font-medium",
            )}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(item)}
          >
            {props.children(item)}
          </div>
        ))}
      </div>
    </div>
  );
}
