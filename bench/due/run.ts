import { type Figure, median, show } from "../figures";
import { inPlace, send } from "./place";
import type { Report } from "./sender";

/** The goal's figures; `BENCH_POSTS` and `BENCH_PAGES` make it smaller. */
const POSTS = Number(process.env.BENCH_POSTS ?? 10_000);
const PAGES = Number(process.env.BENCH_PAGES ?? POSTS / 5);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);

/** design: at least half the bare loop's rate, and at most so much of the sender's CPU and so many statements a post. */
const LEAST_OF_BARE = 0.5;
const MOST_CPU_MS = 2;
const MOST_STATEMENTS = 6;
/** With pacing: at least so much of what the pace allows. */
const LEAST_OF_PACE = 0.9;
const PACED_PAGES = 60;
const PACED_POSTS = 20;

/** Sends posts that are all due at one moment beside the barest loop, in alternation. */
export function sendTogether(): Promise<Figure[]> {
  return inPlace(async () => [...(await compare()), ...(await pace())]);
}

async function compare(): Promise<Figure[]> {
  const { fillPages, fillPosts } = await import("./fill");
  await fillPages(PAGES);
  console.log(`${POSTS} posts due at one moment on ${PAGES} pages, no pacing`);
  const all: { ours: Report; bare: Report }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const reports: Report[] = [];
    for (const way of ["bare", "ours"] as const) {
      await fillPosts(POSTS, PAGES);
      const [report] = (await send(way)) as [Report];
      console.log(`  ${way} ${line(report)}`);
      reports.push(report);
    }
    const [bare, ours] = reports as [Report, Report];
    all.push({ bare, ours });
  }
  const together = `${POSTS} posts on ${PAGES} pages`;
  const bareRates = all.map(({ bare }) => rate(bare).toFixed(0)).join(", ");
  const ratio = median(all.map(({ ours, bare }) => rate(ours) / rate(bare)));
  const cpu = median(all.map(({ ours }) => ours.cpuMs / ours.sent));
  const bareCpu = median(all.map(({ bare }) => bare.cpuMs / bare.sent));
  const statements = median(all.map(({ ours }) => ours.statements / ours.sent));
  return [
    {
      what: `${together}: a second, and as a part of the bare loop's`,
      goal: String(LEAST_OF_BARE),
      yardstick: `bare loop: ${bareRates} a second`,
      ours: `${all.map(({ ours }) => rate(ours).toFixed(0)).join(", ")}: ${show(ratio)}`,
      met: ratio >= LEAST_OF_BARE,
    },
    {
      what: "CPU of the sender, ms a post",
      goal: String(MOST_CPU_MS),
      yardstick: `bare loop: ${show(bareCpu)}`,
      ours: show(cpu),
      met: cpu <= MOST_CPU_MS,
    },
    {
      what: "statements a post",
      goal: String(MOST_STATEMENTS),
      yardstick: "",
      ours: show(statements),
      met: statements <= MOST_STATEMENTS,
    },
  ];
}

/** Every page has several posts due, and takes one a second. */
async function pace(): Promise<Figure[]> {
  const { fillPages, fillPosts } = await import("./fill");
  await fillPages(PACED_PAGES);
  await fillPosts(PACED_PAGES * PACED_POSTS, PACED_PAGES);
  const [report] = (await send("ours", { settings: { PAGE_PACE_SECONDS: "1" } })) as [Report];
  // The first of each page waits for nothing.
  const allowed = (PACED_PAGES * PACED_POSTS) / (PACED_POSTS - 1);
  const part = rate(report) / allowed;
  console.log(`${PACED_POSTS} posts due on each of ${PACED_PAGES} pages, one a second and page`);
  console.log(`  ours ${line(report)}`);
  return [
    {
      what: `${PACED_PAGES} pages with ${PACED_POSTS} posts each, one a second: part of what the pace allows`,
      goal: String(LEAST_OF_PACE),
      yardstick: `the pace: ${show(allowed)} a second`,
      ours: show(part),
      met: part >= LEAST_OF_PACE,
    },
  ];
}

const rate = ({ sent, seconds }: Report) => sent / seconds;

const line = (report: Report) =>
  `${rate(report).toFixed(0)} a second, the last after ${report.seconds.toFixed(1)} s, ` +
  `${(report.cpuMs / report.sent).toFixed(2)} ms of CPU and ${(report.statements / report.sent).toFixed(2)} statements a post`;
