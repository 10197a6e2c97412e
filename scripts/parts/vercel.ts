import path from "node:path";
import { npmPackage } from "./npm-package";
import type { Part } from "./part";
import { runTests } from "./run-tests";

/** The newest of which npm could bring every dependency where this was written. */
const VERSION = "60.1.3";

const folder = () => npmPackage(`vercel@${VERSION}`);

/** Vercel's own builder, which needs no account for a project that is described in .vercel/project.json. */
export const vercel: Part = {
  id: "vercel",
  name: "Vercel CLI",
  what: "`vercel build --prod` of a copy of the repository: every function is under 150 MB, and the long ones may take as long as they need",
  from: "npm's package `vercel`",
  version: () => (folder() ? VERSION : null),
  run: () =>
    runTests({
      name: "vercel",
      project: "parts",
      files: ["tests/parts/vercel.test.ts"],
      env: { PARTS_VERCEL: path.join(folder() ?? "", "dist/vc.js") },
    }),
};
