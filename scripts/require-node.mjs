// Runs before npm's own scripts, in syntax that any Node understands: an older one fails at the first import.
import { readFileSync } from "node:fs";

const { engines } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const wanted = engines.node.replace(/[^\d.]/g, "");
const [major, minor] = wanted.split(".").map(Number);
const [hasMajor, hasMinor] = process.versions.node.split(".").map(Number);

if (hasMajor < major || (hasMajor === major && hasMinor < minor)) {
  console.error(
    `Postwright needs Node ${wanted} or newer, best 24; this is ${process.versions.node} (${process.execPath}).\n` +
      "Get it at https://nodejs.org, or: nvm install 24",
  );
  process.exit(1);
}
