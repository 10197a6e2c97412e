import type { Fact } from "@/lib/brand/facts/types";
import type { TodayKind } from "@/lib/posts/today/types";

/** What was pressed: a new event, or a fact that is true already. */
export type TodayStart = { kind: TodayKind } | { fact: Fact };
