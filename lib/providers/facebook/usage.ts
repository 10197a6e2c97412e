import { z } from "zod";
import { parseJson } from "./classify-error";

/** How much of a rate limit is used, in percent, and the seconds until calls are welcome again (0: now). */
export type Usage = { percent: number; regainSeconds: number };

const appSchema = z.object({
  call_count: z.number().default(0),
  total_time: z.number().default(0),
  total_cputime: z.number().default(0),
});
const pageSchema = z.record(
  z.string(),
  z.array(appSchema.extend({ estimated_time_to_regain_access: z.number().default(0) })),
);

/**
 * Reads our rate limits from an answer: the whole app's (X-App-Usage) and the page's (X-Business-Use-Case-Usage,
 * whose time to regain access is in minutes). Absent or unreadable counts as unused.
 * Source: developers.facebook.com/docs/graph-api/overview/rate-limiting
 */
export function readUsage(headers: Headers): { app: Usage; page: Usage } {
  const app = appSchema.safeParse(parseJson(headers.get("x-app-usage")));
  const pages = pageSchema.safeParse(parseJson(headers.get("x-business-use-case-usage")));
  const rows = pages.success ? Object.values(pages.data).flat() : [];
  return {
    app: { percent: app.success ? highest(app.data) : 0, regainSeconds: 0 },
    page: {
      percent: Math.max(0, ...rows.map(highest)),
      regainSeconds: 60 * Math.max(0, ...rows.map((row) => row.estimated_time_to_regain_access)),
    },
  };
}

function highest({ call_count, total_time, total_cputime }: z.output<typeof appSchema>): number {
  return Math.max(call_count, total_time, total_cputime);
}
