import type { SocialConnection } from "@/lib/connections/types";
import type { NoticeKind } from "@/lib/notices/types";
import type { Need, AccountState } from "./types";

/** No text costs fewer credits than this: the tokens of its prompt alone take most of them. */
const CHEAPEST_POST = 500;

type Waiting = {
  /** Posts of the last seven days that did not go out. */
  failed?: number;
  /** Drafts that nobody has read. */
  unread?: number;
  /** The kinds of the open notices: what one of them says is left out. */
  said?: ReadonlySet<NoticeKind>;
};

/** What an owner has to do, the most urgent first. */
export function needsOf(
  { page, hasPlan, creditAmount }: AccountState,
  { failed = 0, unread = 0, said = new Set() }: Waiting = {},
): Need[] {
  const needs: (Need | false)[] = [
    page === null && "page",
    page === "RECONNECT" && !said.has("RECONNECT") && "reconnect",
    !hasPlan && !said.has("PLAN_ENDED") && !said.has("PAYMENT_FAILED") && "plan",
    hasPlan && creditAmount < CHEAPEST_POST && "credits",
    failed > 0 && !said.has("POST_FAILED") && "failed",
    unread > 0 && "unread",
  ];
  return needs.filter((need) => need !== false);
}

/** What an account lacks by its page as it is now. */
export const needsOfPage = (page: Pick<SocialConnection, "status"> | undefined): Need[] =>
  needsOf({ page: page?.status ?? null, hasPlan: true, creditAmount: CHEAPEST_POST });
