import { importsAtLoad } from "./imports";
import { domains, domainsBelow } from "./layers";
import type { Problem, Tree } from "./tree";

/** No file imports itself by way of others, and the table of domains is a DAG. Types may refer back. */
export function checkCycles(tree: Tree): Problem[] {
  return [...tableProblems(), ...circles(importsAtLoad(tree))];
}

function tableProblems(): Problem[] {
  return Object.keys(domains).flatMap((domain) => {
    try {
      domainsBelow(domain);
      return [];
    } catch (error) {
      return [
        { file: "scripts/check/layers.ts", message: error instanceof Error ? error.message : String(error) },
      ];
    }
  });
}

function circles(edges: ReadonlyMap<string, readonly string[]>): Problem[] {
  const done = new Set<string>();
  const problems: Problem[] = [];
  const visit = (file: string, path: readonly string[]) => {
    const start = path.indexOf(file);
    if (start >= 0) {
      const circle = [...path.slice(start), file].join(" → ");
      problems.push({
        file,
        message: `imports itself: ${circle}. Move what both need into a file below them.`,
      });
    }
    if (start >= 0 || done.has(file)) return;
    for (const next of edges.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of edges.keys()) visit(file, []);
  return problems;
}
