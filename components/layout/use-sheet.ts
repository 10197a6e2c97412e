import { type ComponentType, useState } from "react";
import type { Sheet as SheetType } from "@/components/ui/sheet";

type SheetProps = Parameters<typeof SheetType>[0];

/**
 * The sheet's component, null until loaded. Call `prepare` on first touch, hover or focus of the element that opens it,
 * and when it is opened.
 */
export function useSheet() {
  const [Sheet, setSheet] = useState<ComponentType<SheetProps> | null>(null);
  const prepare = () => void import("@/components/ui/sheet").then((module) => setSheet(() => module.Sheet));
  return { Sheet, prepare };
}
