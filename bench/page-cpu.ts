import { type Figure, show } from "./figures";
import { compareCpu } from "./request-cpu";
import type { Stage } from "./stage";

/**
 * Milliseconds of the server's CPU that making a page may cost where the empty page takes 2.1. Machines differ, and this
 * one from hour to hour: so a goal is a multiple of what the empty page takes in the same run.
 */
const EMPTY_MS = 2.1;
const VISITOR = { "/": 3, "/terms": 3, "/login": 3 };
const OWNER = { "/dashboard": 10, "/week": 10, "/post-generator": 8, "/your-posts": 10, "/settings": 10 };

/** What each page costs the server beside the framework's empty page, made anew for each request as ours are. */
export async function measurePages({ app, bare, appPid, barePid, token }: Stage): Promise<Figure[]> {
  const headers = { cookie: `postwright.session=${token}; time_zone=UTC` };
  const pages = [
    ...Object.entries(VISITOR).map(([page, goal]) => ({ page, goal, headers: {} })),
    ...Object.entries(OWNER).map(([page, goal]) => ({ page, goal, headers })),
  ];
  const [empty = Number.NaN, ...costs] = await compareCpu([
    { url: bare, pid: barePid },
    ...pages.map(({ page, headers: sent }) => ({ url: app + page, pid: appPid, headers: sent })),
  ]);
  return pages.map(({ page, goal }, index) => {
    const cost = costs[index] ?? Number.NaN;
    const most = goal / EMPTY_MS;
    return {
      what: `\`${page}\``,
      goal: `${show(most)} (${goal} ms)`,
      yardstick: `empty page: ${show(empty)} ms`,
      ours: `${show(cost / empty)} (${show(cost)} ms)`,
      met: cost / empty <= most,
    };
  });
}
