"use client";

import { Check } from "lucide-react";
import * as Primitive from "radix-ui/dropdown-menu";
import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

export const DropdownMenu = Primitive.Root;
export const DropdownMenuTrigger = Primitive.Trigger;
export const DropdownMenuRadioGroup = Primitive.RadioGroup;

const item =
  "relative flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 text-[0.9375rem] select-none outline-none data-[highlighted]:bg-press-wash data-[disabled]:opacity-55 pointer-coarse:min-h-control [&_svg]:size-4 [&_svg]:shrink-0";

type ContentProps = ComponentProps<typeof Primitive.Content> & {
  /** Renders the menu beside its trigger in the document, so that it stays inside that landmark. */
  inPlace?: boolean;
};

/** The open menu; load it lazily in the shell. */
export function DropdownMenuContent({ className, inPlace, ...props }: ContentProps) {
  const content = (
    <Primitive.Content
      data-slot="dropdown-menu-content"
      sideOffset={6}
      collisionPadding={12}
      {...props}
      className={cn(
        "z-50 min-w-52 rounded-lg border bg-sheet p-1 text-ink shadow-float duration-150 data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=closed]:animate-out data-[state=closed]:fade-out-0",
        className,
      )}
    />
  );
  return inPlace ? content : <Primitive.Portal>{content}</Primitive.Portal>;
}

/** One action; with `asChild` around a link, one destination. */
export function DropdownMenuItem({ className, ...props }: ComponentProps<typeof Primitive.Item>) {
  return <Primitive.Item data-slot="dropdown-menu-item" {...props} className={cn(item, className)} />;
}

/** One of several values; the selected one has a tick. */
export function DropdownMenuRadioItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.RadioItem>) {
  return (
    <Primitive.RadioItem
      data-slot="dropdown-menu-radio-item"
      {...props}
      className={cn(item, "pr-8", className)}
    >
      {children}
      <Primitive.ItemIndicator className="absolute right-2.5 text-press">
        <Check aria-hidden />
      </Primitive.ItemIndicator>
    </Primitive.RadioItem>
  );
}

/** A quiet heading in the menu. */
export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof Primitive.Label>) {
  return (
    <Primitive.Label
      data-slot="dropdown-menu-label"
      {...props}
      className={cn("px-2.5 pt-2 pb-1 text-label text-ink-soft", className)}
    />
  );
}

/** A hairline between groups. */
export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof Primitive.Separator>) {
  return (
    <Primitive.Separator
      data-slot="dropdown-menu-separator"
      {...props}
      className={cn("-mx-1 my-1 h-px bg-rule", className)}
    />
  );
}
