import { type Dirent, lstatSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { join, relative } from "node:path";
import { z } from "zod";

/** Of a function's .vc-config.json: the files that are packed besides those in its folder, by their place in it. */
const configSchema = z.object({
  maxDuration: z.number().optional(),
  filePathMap: z.record(z.string(), z.string()).default({}),
});

/** A function of `vercel build`, unpacked. */
export type Packed = {
  name: string;
  bytes: number;
  /** Seconds that it may take, or undefined for the plan's own limit. */
  maxDuration?: number;
  /** The packages and folders in it, and their bytes, the biggest first. */
  parts: [name: string, bytes: number][];
};

const PACKAGE = /^.*node_modules\/(@[^/]+\/)?[^/]+/;

/** A package, or the first folders of a path. */
const partOf = (file: string) => PACKAGE.exec(file)?.[0] ?? file.split("/").slice(0, 2).join("/");

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry: Dirent) => join(entry.parentPath, entry.name));
}

/** Reads one function; a link in it is packed as a link, and what it leads to is packed once. */
function readFunction(project: string, functions: string, folder: string): Packed {
  const { maxDuration, filePathMap } = configSchema.parse(
    JSON.parse(readFileSync(join(folder, ".vc-config.json"), "utf8")),
  );
  const sizes = new Map<string, number>();
  const inside = filesBelow(folder).map((file) => [relative(folder, file), file] as const);
  const mapped = Object.entries(filePathMap).map(([place, file]) => [place, join(project, file)] as const);
  for (const [place, file] of new Map([...mapped, ...inside])) {
    const part = partOf(place.replaceAll("\\", "/"));
    sizes.set(part, (sizes.get(part) ?? 0) + lstatSync(file).size);
  }
  return {
    name: relative(functions, folder),
    bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0),
    maxDuration,
    parts: [...sizes].toSorted(([, one], [, other]) => other - one),
  };
}

/** The functions that `vercel build` has made in a project, without those that are links to others. */
export function readFunctions(project: string): Packed[] {
  const functions = join(project, ".vercel/output/functions");
  return readdirSync(functions, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.endsWith(".func"))
    .map((entry) => readFunction(project, functions, join(entry.parentPath, entry.name)));
}

/** The function that serves a route: its own, or one that it shares with routes of the same settings. */
export function readFunctionOf(project: string, route: string): Packed {
  const functions = join(project, ".vercel/output/functions");
  return readFunction(project, functions, realpathSync(join(functions, `${route}.func`)));
}
