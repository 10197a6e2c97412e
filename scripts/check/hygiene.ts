import { isCode, isTest, opensWith, type Problem, type Tree } from "./tree";

/** What must not be committed: a registry's address, a silenced rule without its reason, this machine's paths. */
export function checkHygiene(tree: Tree): Problem[] {
  return [
    ...registryProblems(tree),
    ...tree.files.filter(isCode).flatMap((file) => lineProblems(tree, file)),
    ...middlewareProblems(tree),
  ];
}

function registryProblems(tree: Tree): Problem[] {
  const problems: Problem[] = [];
  if (
    tree.files.includes("package-lock.json") &&
    /"resolved":\s*"https?:/.test(tree.read("package-lock.json"))
  )
    problems.push({
      file: "package-lock.json",
      message:
        "names a registry's address. Run `npm install --package-lock-only --omit-lockfile-registry-resolved`.",
    });
  if (tree.files.includes(".npmrc") && /registry\s*=|_auth|:\/\//.test(tree.read(".npmrc")))
    problems.push({
      file: ".npmrc",
      message: "names a registry or a credential. Those belong in each person's own ~/.npmrc.",
    });
  return problems;
}

function lineProblems(tree: Tree, file: string): Problem[] {
  return tree
    .read(file)
    .split("\n")
    .flatMap((text, index) => {
      const message = silenced(text) ?? machinePath(file, text);
      return message ? [{ file, line: index + 1, message }] : [];
    });
}

function silenced(text: string): string | null {
  return /(\/\/|\/\*|\{\/\*)\s*(eslint-disable|prettier-ignore)/.test(text) && !/ -- \S+/.test(text)
    ? "silences a check without a reason. Mend the cause, or write ` -- why` behind it."
    : null;
}

function machinePath(file: string, text: string): string | null {
  return !isTest(file) && /["'`](\/(home|Users|root|work)\/|C:\\)/.test(text)
    ? "holds a path of one machine. Take it from the settings, or from the repository's root."
    : null;
}

function middlewareProblems(tree: Tree): Problem[] {
  const file = "middleware.ts";
  if (!tree.files.includes(file) || tree.read(file).trimEnd().split("\n").length < 30) return [];
  return [
    {
      file,
      message: "has 30 lines or more. It is a courtesy redirect, never the check: move rules to lib/.",
    },
  ];
}

/** The share of .tsx files that run in the browser; design.md wants less than 40%. */
export function clientShare(tree: Tree): string {
  const screens = tree.files.filter((file) => file.endsWith(".tsx") && !isTest(file));
  const client = screens.filter((file) => opensWith(tree.parse(file), "use client"));
  const percent = screens.length ? Math.round((100 * client.length) / screens.length) : 0;
  return `${client.length} of ${screens.length} .tsx files are client files (${percent}%, aim: under 40%)`;
}
