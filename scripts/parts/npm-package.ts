import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { ROOT } from "../environment";

const INSTALL_MS = 180_000;

/**
 * The folder of a package that only a part needs, in .data/parts: in the lock file it would be everybody's, with
 * what is known against its dependencies. Installed at the first use.
 * @param spec a name with its exact version
 * @returns null where it is not there and cannot be fetched
 */
export function npmPackage(spec: `${string}@${string}`): string | null {
  const prefix = path.join(ROOT, ".data/parts", spec.replaceAll("/", "+"));
  const folder = path.join(prefix, "node_modules", spec.slice(0, spec.lastIndexOf("@")));
  if (fs.existsSync(path.join(folder, "package.json"))) return folder;
  fs.mkdirSync(prefix, { recursive: true });
  fs.writeFileSync(path.join(prefix, "package.json"), "{}");
  const args = ["install", "--prefix", prefix, "--no-audit", "--no-fund", "--no-save", spec];
  const { status } = spawnSync("npm", args, {
    cwd: prefix,
    stdio: "ignore",
    timeout: INSTALL_MS,
    shell: process.platform === "win32",
  });
  return status === 0 && fs.existsSync(path.join(folder, "package.json")) ? folder : null;
}
