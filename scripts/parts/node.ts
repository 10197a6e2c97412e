import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { ROOT } from "../environment";
import { npmPackage } from "./npm-package";
import type { Part } from "./part";
import { versionOf } from "./programs";
import { runTests } from "./run-tests";

const DIST = ".next-standalone";
const FOLDER = path.join(ROOT, DIST, "standalone");
let built = false;

/** Builds the image's folder, once a run. SKIP_BUILD=1 takes the one that is there. */
function build(): void {
  if (built || (process.env.SKIP_BUILD && fs.existsSync(FOLDER))) return;
  const env = { ...process.env, NEXT_DIST_DIR: DIST };
  const args = ["--import", "tsx", "scripts/build-standalone.ts"];
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, env, stdio: "inherit" });
  if (status !== 0) throw new Error("The image's folder could not be built; the output is above.");
  built = true;
}

/** The program of npm's package `node`, which brings Node's own binaries. */
function programOf(version: string): string | null {
  const folder = npmPackage(`node@${version}`);
  return folder && path.join(folder, "bin", process.platform === "win32" ? "node.exe" : "node");
}

/** A version of Node that runs the image's folder, outside of the repository and not as root. */
function nodePart(version: string): Part {
  return {
    id: `node-${version.split(".")[0]}`,
    name: `Node ${version.split(".").slice(0, 2).join(".")}`,
    what: "the image's folder by itself: migrations, pages, sign-in, a HEIC photo, a post with a photo, mail, SIGTERM",
    from: "npm's package `node`",
    version: () => {
      const program = programOf(version);
      return program && versionOf(program, /v([\d.]+)/);
    },
    run: () => {
      build();
      const env = { PARTS_NODE: programOf(version) ?? "", PARTS_STANDALONE: FOLDER };
      return runTests({
        name: `node-${version}`,
        project: "parts",
        files: ["tests/parts/standalone.test.ts"],
        env,
      });
    },
  };
}

/** The oldest that is tried, the one before the newest, and the one to prefer. */
export const nodes: readonly Part[] = ["20.20.2", "22.23.3", "24.21.0"].map(nodePart);
