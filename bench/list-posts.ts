import { type Figure, show } from "./figures";
import { compareCpu } from "./request-cpu";
import type { Stage } from "./stage";

/** design: `GET /api/post` takes at most so many times the processor time that a bare route with one select takes. */
const BUDGET = 1.3;

/** Our list of posts (session, rules, envelope, paging) beside a bare Next route with one Prisma select. */
export async function compareLists(stage: Stage): Promise<Figure[]> {
  const cookie = `postwright.session=${stage.token}`;
  const [ours = Number.NaN, bare = Number.NaN] = await compareCpu([
    { url: `${stage.app}/api/post`, pid: stage.appPid, headers: { cookie } },
    { url: `${stage.bare}/api/posts?userId=${stage.userId}`, pid: stage.barePid },
  ]);
  return [
    {
      what: "`GET /api/post`, ms of the server's CPU",
      goal: `${BUDGET} times the yardstick`,
      yardstick: `a bare route with one select: ${show(bare)}`,
      ours: `${show(ours)}: ${show(ours / bare)} times`,
      met: ours <= bare * BUDGET,
    },
  ];
}
