import { domains } from "./layers";
import { isCode, isTest, type Problem, type Tree } from "./tree";

const topFolders = new Set(
  "app pages components lib messages prisma inngest sandbox tests bench scripts docs public .ci .github".split(
    " ",
  ),
);

const rootFiles =
  /^(package(-lock)?\.json|tsconfig\.json|README\.md|LICENSE|middleware\.ts|instrumentation(-client)?\.ts|global\.d\.ts|vercel\.json|components\.json|Dockerfile|compose\.yaml|\.nvmrc|\.npmrc|\.env\.example|\.(git|docker|prettier)ignore|\.gitattributes|\.editorconfig|\.prettierrc\.json|(next|vitest|playwright|prisma|postcss|eslint|knip)\.config\.(ts|mjs)|knip\.json)$/;

/** Folders of components/ that are not domains. */
const componentFolders = ["ui", "layout", "landing", "settings", "design"];
const providerFolders = ["facebook", "openai", "stripe", "mail", "storage", "google"];

/** A use case starts with one of these. A new verb joins the list; a noun does not. */
const verbs = new Set(
  `accept answer apply ask authorize begin bind build cancel change charge check choose claim clear close collect complete compose
  confirm connect consume convert count create decrypt deliver derive describe disconnect delete duplicate edit encrypt end enqueue
  erase estimate expire export fail fetch find finish generate get grant hand handle hold import issue keep link list load
  look mail make mark measure merge move normalize note notify open parse pause plan prepare process publish purge push quote read
  rebuild receive reconcile record redeem refresh refund register rehearse release remind remove render repair replay report
  request require rerun reschedule resend reserve reset resize resolve restore resume retry reuse revoke rotate run save
  schedule search see send serve set settle show sign slow split start stop store stream submit sum summarize swap sweep sync tell
  test transcode trim unlink undo update upload upsert use validate verify wait wake watch withdraw write`
    .trim()
    .split(/\s+/),
);

const fixedDomainFiles =
  /^((schema|types|rules|constants|plans|queries|mutations|actions|query-options)\.ts|mail\.tsx|use-[a-z0-9-]+\.tsx?)$/;
const vagueNames = /^(helpers?|misc|hooks|common|shared|stuff|tools|functions|index|util|types|interfaces)$/;
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Next's own ways to write a route segment. */
const segment =
  /^(\([a-z.]*[a-z0-9-]*\)|@[a-z-]+|_[a-z-]+|\[{1,2}(\.{3})?[a-zA-Z]+\]{1,2}|[a-z0-9]+([-.][a-z0-9]+)*)$/;
const maxLines = 300;

/** Which lines a person should look at, though nothing is wrong: files of more than 150 lines. */
export function longFiles(tree: Tree): string[] {
  return tree.files
    .filter((file) => isCode(file) && !isTest(file))
    .map((file) => ({ file, lines: lineCount(tree, file) }))
    .filter(({ lines }) => lines > 150 && lines <= maxLines)
    .map(({ file, lines }) => `${file} (${lines})`);
}

/** Folders and files have closed names, so that a reader guesses every path right. */
export function checkNames(tree: Tree): Problem[] {
  return tree.files.flatMap((file) => {
    const message =
      topProblem(file) ??
      caseProblem(file) ??
      barrelProblem(tree, file) ??
      libProblem(file) ??
      componentProblem(file) ??
      lengthProblem(tree, file);
    return message ? [{ file, message }] : [];
  });
}

function topProblem(file: string): string | null {
  const [top, ...rest] = file.split("/");
  if (rest.length === 0)
    return rootFiles.test(file)
      ? null
      : "is not one of the files that stand in the root. Move it to the folder of its concern, or add it to scripts/check/names.ts with the tool that demands it there.";
  return topFolders.has(top ?? "")
    ? null
    : `stands in a new top-level folder. The folders are closed: ${[...topFolders].join(", ")}.`;
}

function caseProblem(file: string): string | null {
  if (!/^(app|pages|components|lib|inngest|sandbox|scripts|tests|bench|docs)\//.test(file)) return null;
  const parts = file.split("/").slice(1);
  const name = parts.pop() ?? "";
  const folderRule = file.startsWith("app/") ? segment : kebab;
  const folder = parts.find((part) => !folderRule.test(part));
  if (folder) return `stands in "${folder}", which is not kebab-case. Rename the folder.`;
  const stem = name.replace(/(\.(test|spec|config|d))?(\.[a-z0-9]+)$/, "");
  const nexts = /^pages\/_(app|document)\.tsx$/.test(file);
  if (nexts || kebab.test(stem) || name === "README.md" || name.startsWith(".")) return null;
  return `is not named in kebab-case. Rename it, as in generate-draft.ts.`;
}

function barrelProblem(tree: Tree, file: string): string | null {
  if (!isCode(file)) return null;
  if (/(^|\/)index\.tsx?$/.test(file))
    return "is a barrel or hides its name. Name the file after what it holds, and import it by that path.";
  const statements = tree.parse(file).statements;
  const reexports = statements.filter((one) => /^export\s+(type\s+)?[{*][^;]*\bfrom\b/.test(one.getText()));
  if (reexports.some((one) => /^export\s+(type\s+)?\*/.test(one.getText())))
    return "re-exports with `export *`. Import from the file that holds the thing.";
  return reexports.length > 0 && reexports.length === statements.length
    ? "only re-exports. Import from the files that hold the things, and delete this one."
    : null;
}

function libProblem(file: string): string | null {
  const [top, folder, name, ...deeper] = file.split("/");
  if (top !== "lib" || !folder) return null;
  if (name === undefined)
    return vagueNames.test(folder.replace(/\.tsx?$/, ""))
      ? "has a name that says nothing. lib/*.ts is one file a concern: name it after the concern."
      : null;
  if (folder === "providers") return providerProblem(name, deeper);
  if (!(folder in domains))
    return `stands in lib/${folder}, which is not a domain. Move it to one of ${Object.keys(domains).join(", ")}, or add the domain to scripts/check/layers.ts.`;
  if (deeper.length > 0) return "stands in a folder inside a domain. Domains are flat: move it up.";
  if (fixedDomainFiles.test(name) || /\.test\.tsx?$/.test(name)) return null;
  const verb = /^([a-z]+)(-[a-z0-9]+)+\.ts$/.exec(name)?.[1];
  return verb && verbs.has(verb)
    ? null
    : "is no file of a domain: schema, types, rules, constants, plans, queries, mutations, actions, query-options (.ts), mail.tsx, use-*.ts, *.test.ts, or a use case that starts with a verb (generate-draft.ts). Verbs stand in scripts/check/names.ts.";
}

function providerProblem(name: string, deeper: readonly string[]): string | null {
  if (deeper.length === 0) return null;
  if (!providerFolders.includes(name))
    return `stands in a new provider's folder. Known: ${providerFolders.join(", ")}.`;
  return deeper.length > 1 ? "stands too deep. A provider's folder is flat: move it up." : null;
}

function componentProblem(file: string): string | null {
  const [top, folder, name, ...deeper] = file.split("/");
  if (top !== "components" || !folder) return null;
  const known = [...componentFolders, ...Object.keys(domains)];
  if (name === undefined || !known.includes(folder))
    return `stands in no folder of components/. They are: ${known.join(", ")}.`;
  return deeper.length > 0 ? "stands too deep. A folder of components/ is flat: move it up." : null;
}

function lengthProblem(tree: Tree, file: string): string | null {
  if (!isCode(file) || /^(tests|bench)\//.test(file)) return null;
  const lines = lineCount(tree, file);
  return lines > maxLines
    ? `has ${lines} lines; ${maxLines} is the limit. Split it by what its parts do.`
    : null;
}

function lineCount(tree: Tree, file: string): number {
  return tree.read(file).trimEnd().split("\n").length;
}
