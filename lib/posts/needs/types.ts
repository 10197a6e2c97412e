import type { SocialConnection } from "@/lib/connections/types";

/** What keeps posts from being written or from going out, or waits for their owner. */
export type Need = "page" | "reconnect" | "plan" | "credits" | "failed" | "unread";

/** What an account can do at the moment. */
export type AccountState = {
  /** The Facebook page's connection; null without a page. */
  page: SocialConnection["status"] | null;
  /** A plan gives access: posts can be written and scheduled. */
  hasPlan: boolean;
  /** Credits left. */
  creditAmount: number;
};
