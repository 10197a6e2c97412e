import type { Fact } from "@/lib/brand/facts/types";
import type { TodayKind } from "@/lib/posts/today/types";

/** What was pressed: something that has happened, or what is true already. */
export type TodayStart = { kind: TodayKind } | { fact: Fact };
