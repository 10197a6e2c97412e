import type { CSSProperties, ComponentProps } from "react";
import { cn } from "@/lib/utils";

type SliderProps = Omit<ComponentProps<"input">, "type" | "value" | "min" | "max"> & {
  /** The current value; controlled, because the filled part of the track depends on it. */
  value: number;
  min?: number;
  max?: number;
  onValueChange?: (value: number) => void;
};

/** A slider. A native range input: supports arrow, Page and Home keys and touch. */
export function NativeSlider(props: SliderProps) {
  const { value, min = 0, max = 100, onValueChange, onChange, className, style, ...rest } = props;
  const filled = { "--filled": `${((value - min) / (max - min || 1)) * 100}%`, ...style } as CSSProperties;
  return (
    <input
      {...rest}
      type="range"
      value={value}
      min={min}
      max={max}
      style={filled}
      onChange={(event) => {
        onChange?.(event);
        onValueChange?.(event.currentTarget.valueAsNumber);
      }}
      className={cn("pw-slider h-control w-full", className)}
    />
  );
}
