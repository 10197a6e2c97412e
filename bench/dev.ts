import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sessionCookieName } from "../lib/auth/session-cookie";
import { keepingConfigs } from "../scripts/build-once";
import { ROOT } from "../scripts/environment";
import { freePort } from "../scripts/processes/ports";
import { type Figure, show } from "./figures";

const FOLDER = path.join(ROOT, ".data/bench-dev");
const BUILD = ".next-bench-dev";
const FIRST_S = 6;
const NEXT_S = 3;
/** Next keeps what it has compiled once it has nothing to do for a while; until then it prepares further pages. */
const LEFT_ALONE_MS = 45_000;
const PAGES = ["/login", "/dashboard", "/week", "/post-generator", "/your-posts", "/settings"];

/** How long `npm run dev` keeps somebody waiting who has just cloned, and who starts it again on another day. */
export async function measureDev(): Promise<Figure[]> {
  return keepingConfigs(async () => {
    removeAll();
    try {
      return [...(await measureStart("on a fresh clone")), ...(await measureStart("started again"))];
    } finally {
      removeAll();
    }
  });
}

function removeAll(): void {
  for (const folder of [FOLDER, path.join(ROOT, BUILD)]) fs.rmSync(folder, { recursive: true, force: true });
}

async function measureStart(when: string): Promise<Figure[]> {
  const [port, sandboxPort, smtpPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const origin = `http://localhost:${port}`;
  const begun = performance.now();
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/dev.ts"], {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "development",
      NEXT_DIST_DIR: BUILD,
      DATA_DIR: FOLDER,
      PORT: String(port),
      APP_URL: origin,
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_SMTP_PORT: String(smtpPort),
      TSX_TSCONFIG_PATH: "",
    },
  });
  try {
    const figures = [await firstPage(origin, begun, when)];
    for (const page of PAGES) figures.push(await nextPage(origin, page, when));
    await sleep(LEFT_ALONE_MS);
    return figures;
  } finally {
    child.kill("SIGTERM");
    await once(child, "exit");
  }
}

async function firstPage(origin: string, begun: number, when: string): Promise<Figure> {
  for (;;) {
    const reply = await fetch(origin).catch(() => null);
    if (reply?.ok) {
      await reply.text();
      return figure(`${when}: until the landing page, s`, begun, FIRST_S);
    }
    await sleep(50);
  }
}

/** With a session that no longer exists: the page is compiled and made, and says so. */
async function nextPage(origin: string, page: string, when: string): Promise<Figure> {
  const begun = performance.now();
  const headers = { cookie: `${sessionCookieName(false)}=none` };
  await (await fetch(origin + page, { headers, redirect: "manual" })).text();
  return figure(`${when}: \`${page}\`, s`, begun, NEXT_S);
}

function figure(what: string, begun: number, goal: number): Figure {
  const seconds = (performance.now() - begun) / 1000;
  return { what, goal: String(goal), yardstick: "", ours: show(seconds), met: seconds <= goal };
}
