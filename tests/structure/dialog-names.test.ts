import { expect, it } from "vitest";
import { readTree } from "../../scripts/check/tree";

it("a dialog's cross is not called what another of its controls is", () => {
  const tree = readTree(process.cwd());
  const crosses = tree.files
    .filter((file) => file.startsWith("components/") && file.endsWith(".tsx"))
    .flatMap((file) =>
      [...tree.read(file).matchAll(/closeLabel=\{(.+?)\}/g)].map(([, name]) => ({ file, name })),
    );
  expect(crosses.length).toBeGreaterThan(4);
  const doubled = crosses.filter(({ file, name }) => tree.read(file).split(`{${name}}`).length > 2);
  expect(doubled).toEqual([]);
});
