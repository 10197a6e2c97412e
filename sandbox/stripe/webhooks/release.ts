import { type Attempt, type Delivery, matchesType } from "./entities";

/** Which held deliveries go out, and how. */
export interface Release {
  /** Event ids or types, in the order in which they shall go; others stay held. */
  order?: string[] | undefined;
  /** Only these types; `invoice.*` counts. */
  types?: string[] | undefined;
  /** Last first. */
  reverse?: boolean;
  /** All at once instead of one after the other. */
  parallel?: boolean;
  /** Thrown away instead of sent. */
  drop?: boolean;
}

export interface Released {
  released: number;
  /** In the order of their answers. */
  attempts: (Attempt & { event: string; type: string })[];
}

/** Held deliveries: those named in `order` as named, or all (of `types`) as they came or turned round. */
export function chosen(rows: Delivery[], release: Release): Delivery[] {
  const { order, types, reverse } = release;
  const held = rows.filter((row) => row.state === "held" && (!types || matchesType(row.type, types)));
  if (!order) return reverse ? held.reverse() : held;
  const left = [...held];
  return order.flatMap((name) => {
    const at = left.findIndex((row) => row.event === name || row.type === name);
    return at < 0 ? [] : left.splice(at, 1);
  });
}
