import { type VariantProps, cva } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Spinner } from "@/components/ui/spinner";
import { cn } from "@/lib/utils";

export const buttonVariants = cva(
  "inline-flex shrink-0 items-center justify-center gap-2 rounded-md border font-medium whitespace-nowrap select-none transition-[background-color,border-color,color,opacity] disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:not-aria-busy:opacity-55 [&_svg]:pointer-events-none [&_svg]:shrink-0 [&_svg:not([class*='size-'])]:size-4",
  {
    variants: {
      variant: {
        default: "border-transparent bg-press text-on-press hover:bg-press-deep",
        outline: "border-edge bg-sheet text-ink hover:border-ink-soft hover:bg-paper",
        secondary: "border-transparent bg-press-wash text-ink hover:bg-press-wash/70",
        ghost: "border-transparent text-ink hover:bg-press-wash",
        link: "border-transparent text-press underline-offset-3 hover:underline",
        destructive: "border-transparent bg-bad text-on-bad hover:bg-bad-deep",
      },
      size: {
        default: "h-control px-4 text-[0.9375rem]",
        sm: "h-8 px-3 text-sm pointer-coarse:h-control",
        lg: "h-12 px-6 text-base",
        icon: "size-control p-0",
      },
    },
    defaultVariants: { variant: "default", size: "default" },
  },
);

export type ButtonProps = ComponentProps<"button"> &
  VariantProps<typeof buttonVariants> & {
    /** True while the action runs: presses are ignored, focus and width stay. */
    busy?: boolean;
    /** The label while busy; by default it stays the same. */
    busyLabel?: string;
    /** Shown before the label; the spinner replaces it. */
    icon?: ReactNode;
  };

/** `disabled` would drop the focus to the top of the page. */
const stay: ComponentProps<"button"> = {
  "aria-disabled": true,
  onClick: (event) => event.preventDefault(),
};

/**
 * A button. For a link use `buttonVariants`. `type` defaults to `button`. With a string label the width
 * stays the same while busy.
 */
export function Button({
  variant,
  size,
  className,
  busy,
  busyLabel,
  icon,
  children,
  disabled,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      data-slot="button"
      {...rest}
      {...(busy && stay)}
      type={type}
      disabled={disabled && !busy}
      aria-busy={busy || undefined}
      className={cn(buttonVariants({ variant, size }), className)}
    >
      {busy === undefined ? (
        <>
          {icon}
          {typeof children === "string" ? <span>{children}</span> : children}
        </>
      ) : (
        <BusyLabel busy={busy} idle={children} busyLabel={busyLabel} icon={icon} iconOnly={size === "icon"} />
      )}
    </button>
  );
}

type BusyLabelProps = {
  busy: boolean;
  idle: ReactNode;
  busyLabel?: string;
  icon: ReactNode;
  iconOnly: boolean;
};

function BusyLabel({ busy, idle, busyLabel, icon, iconOnly }: BusyLabelProps) {
  if (iconOnly) return busy ? <Spinner /> : (icon ?? idle);
  const idleText = typeof idle === "string" ? idle : undefined;
  const lead = icon ? undefined : busy ? "now" : "later";
  return (
    <>
      {busy ? <Spinner /> : icon}
      <span className="keep-width" data-lead={lead} data-other={busy ? idleText : (busyLabel ?? idleText)}>
        {busy && busyLabel ? busyLabel : idle}
      </span>
    </>
  );
}
