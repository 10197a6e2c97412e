import type { ComponentProps, MouseEvent } from "react";

type OpenPostLinkProps = Omit<ComponentProps<"a">, "href" | "onClick"> & {
  /** The page's address with the post opened on it. */
  href: string;
  onOpen: (link: HTMLAnchorElement) => void;
};

const elsewhere = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * What opens a post's sheet: to a person a button, to the browser a link, which works before the page's script has
 * arrived, without it, and in a new tab.
 */
export function OpenPostLink({ href, onOpen, children, ...props }: OpenPostLinkProps) {
  return (
    <a
      {...props}
      href={href}
      role="button"
      aria-haspopup="dialog"
      data-press
      // A card is dragged, not its address.
      draggable={false}
      onClick={(event) => {
        if (elsewhere(event)) return;
        event.preventDefault();
        onOpen(event.currentTarget);
      }}
      onKeyDown={(event) => {
        if (event.key !== " ") return;
        event.preventDefault();
        event.currentTarget.click();
      }}
    >
      {children}
    </a>
  );
}
