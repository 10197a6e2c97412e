import { type ComponentType, useState } from "react";
import type { Sheet as SheetType } from "@/components/ui/sheet";

type SheetProps = Parameters<typeof SheetType>[0];

/**
 * What draws a sheet, null until it is loaded. Call `prepare` when a finger or the keyboard comes near what opens it,
 * and when it is opened.
 */
export function useSheet() {
  const [Sheet, setSheet] = useState<ComponentType<SheetProps> | null>(null);
  const prepare = () => void import("@/components/ui/sheet").then((module) => setSheet(() => module.Sheet));
  return { Sheet, prepare };
}
