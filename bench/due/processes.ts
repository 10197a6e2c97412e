import { type Figure, show } from "../figures";
import { type Place, inPlace, send } from "./place";

const POSTS = Number(process.env.BENCH_POSTS ?? 10_000);
const PAGES = Number(process.env.BENCH_PAGES ?? POSTS / 5);

/** Posts that are due at one moment, sent by one, two and four processes against one database. */
export function sendByProcesses(): Promise<Figure[]> {
  return inPlace(async (place) => {
    const { fillPages } = await import("./fill");
    await fillPages(PAGES);
    const figures: Figure[] = [];
    let alone = Number.NaN;
    for (const processes of [1, 2, 4]) {
      const { rate, sent, parts } = await sendBy(processes, place);
      if (processes === 1) alone = rate;
      figures.push({
        what: `${processes === 1 ? "one process" : `${processes} processes`}: posts a second, and posts taken of ${POSTS}`,
        goal: "each taken once",
        yardstick: processes === 1 ? "" : `one process: ${show(alone)}`,
        ours: `${show(rate)}; ${sent} (${parts.join(" + ")})`,
        met: sent === POSTS && parts.reduce((sum, part) => sum + part, 0) === POSTS,
      });
    }
    return figures;
  });
}

async function sendBy(processes: number, { taken }: Place) {
  const { fillPosts } = await import("./fill");
  await fillPosts(POSTS, PAGES);
  const before = await taken();
  const reports = await send("ours", { processes });
  const sent = (await taken()) - before;
  const seconds = Math.max(...reports.map((report) => report.seconds));
  return { rate: sent / seconds, sent, parts: reports.map((report) => report.sent) };
}
