"use client";

import { Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { newPostPath } from "@/lib/posts/drafting/new-post-path";
import { cn } from "@/lib/utils";

const SHORTCUT = "c";
/** Where a letter key is typed as text, or is handled by a dialog or menu that is open. */
const TYPING = "input, textarea, select, [contenteditable], [role=textbox], [role=combobox], [role=listbox]";
const OVER = "[role=dialog], [role=alertdialog], [role=menu]";

function isShortcut(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() !== SHORTCUT || event.repeat || event.defaultPrevented || event.isComposing)
    return false;
  if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return false;
  const typing = event.target instanceof Element && event.target.closest(TYPING);
  return !typing && document.querySelector(OVER) === null;
}

/** Begins a new post, by a press or by the key C wherever no text is being typed. */
export function NewPostLink({ label }: { label: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // As a press: what asks before a page is left asks here too.
    const onKeyDown = (event: KeyboardEvent) => isShortcut(event) && link.current?.click();
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <Link
      ref={link}
      href={newPostPath()}
      aria-keyshortcuts={SHORTCUT}
      className={cn(buttonVariants({ variant: "secondary" }), "mb-4 w-full justify-start px-3")}
    >
      <Plus aria-hidden className="size-[1.125rem]" />
      <span>{label}</span>
      <kbd
        aria-hidden
        className="ml-auto rounded-sm border border-current px-1.5 font-sans text-xs leading-5 uppercase opacity-70 pointer-coarse:hidden"
      >
        {SHORTCUT}
      </kbd>
    </Link>
  );
}
