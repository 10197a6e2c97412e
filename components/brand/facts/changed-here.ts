import type { Fact } from "@/lib/brand/facts/types";

/** When facts were added or changed on this page, by id: by its own clock, which need not be the server's. */
const changes = new Map<string, number>();

export const noteChange = ({ id }: Pick<Fact, "id">) => changes.set(id, performance.now());

/** Whether a fact was added or changed on this page within so many milliseconds. */
export function wasChangedWithin({ id }: Pick<Fact, "id">, ms: number): boolean {
  const at = changes.get(id);
  return at !== undefined && performance.now() - at < ms;
}
