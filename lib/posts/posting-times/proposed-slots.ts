import type { Industry } from "@/lib/brand/types";
import type { Slot } from "./types";

const at = (weekday: number, hour: number, minute = 0): Slot => ({ weekday, minute: hour * 60 + minute });

const PROPOSED: Record<Industry, Slot[]> = {
  retail: [at(2, 8), at(4, 16), at(6, 9)],
  healthcare: [at(1, 8), at(3, 12), at(5, 8)],
  education: [at(1, 16), at(3, 16), at(7, 18)],
  finance: [at(2, 8), at(3, 12), at(4, 8)],
  technology: [at(2, 10), at(3, 14), at(4, 10)],
  other: [at(2, 9), at(4, 16), at(6, 10)],
};

/** Three posting times to begin with, by when the customers of such a business have time to read. */
export function proposedSlots(trade: Industry): Slot[] {
  return PROPOSED[trade].map((slot) => ({ ...slot }));
}
