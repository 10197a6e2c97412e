import type { Pause } from "@/lib/posts/scheduling/types";
import type { SocialConnections } from "@/lib/connections/types";
import type { Notice } from "@/lib/notices/types";

/** A notice with an excerpt of its post, and whether its deadline (`until`) has passed. */
export type DashboardNotice = Notice & { excerpt?: string; late?: boolean };

/** What the dashboard shows beside posts and figures. `creditAmount`: credits left. */
export type Dashboard = {
  connections: SocialConnections;
  notices: DashboardNotice[];
  pause: Pause;
  creditAmount: number;
  /** How many posts went out in the last seven days, and how many did not and still wait. */
  lastWeek: { published: number; failed: number };
};
