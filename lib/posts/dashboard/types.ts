import type { FactList } from "@/lib/brand/facts/types";
import type { Unanswered } from "@/lib/posts/outcomes/types";
import type { Pause } from "@/lib/posts/scheduling/types";
import type { SocialConnections } from "@/lib/connections/types";
import type { PostNotice } from "@/lib/posts/needs/post-notices";
import type { Need, AccountState } from "@/lib/posts/needs/types";
import type { Notice } from "@/lib/notices/types";

/** A notice with an excerpt of its post and the words in it that are wrong, and whether its deadline (`until`) has passed. */
export type DashboardNotice = Notice & {
  excerpt?: string;
  words?: PostNotice[];
  /** The post's. */
  revision?: number;
  late?: boolean;
};

/** What the dashboard shows beside posts and figures. */
export type Dashboard = AccountState & {
  connections: SocialConnections;
  notices: DashboardNotice[];
  pause: Pause;
  /** What an owner has to do that no notice says. */
  needs: Need[];
  /** How many of the newest drafts nobody has read. */
  unread: number;
  /** A post that went out, and of which she has still to say whether people came for it. */
  asked: Unanswered | null;
  /** What is true of the business today. */
  today: FactList;
  /** How many posts went out in the last seven days, and how many failed and are still unresolved. */
  lastWeek: { published: number; failed: number };
};
