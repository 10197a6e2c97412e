import type { ReactNode } from "react";

type ChoiceListProps<Item> = {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  children: (item: Item) => ReactNode;
  onChoose: (item: Item) => void;
};

/** Choices of a dialog, each a full-width row that is carried out at once. */
export function ChoiceList<Item>({ label, items, keyOf, children, onChoose }: ChoiceListProps<Item>) {
  return (
    <ul aria-label={label} className="divide-y border-y">
      {items.map((item) => (
        <li key={keyOf(item)}>
          <button
            type="button"
            className="flex min-h-control w-full items-center gap-3 px-2 py-2 text-left text-[0.9375rem] tabular-nums transition-colors hover:bg-press-wash"
            onClick={() => onChoose(item)}
          >
            {children(item)}
          </button>
        </li>
      ))}
    </ul>
  );
}
