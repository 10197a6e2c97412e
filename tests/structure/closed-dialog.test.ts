import { expect, it } from "vitest";
import { readTree } from "../../scripts/check/tree";

it("Complete Your Brand Profile: the dialog exists, and only the page that shows every part opens it", () => {
  const tree = readTree(process.cwd());
  const dialog = "components/brand/complete-profile-dialog.tsx";
  expect(tree.read(dialog)).toContain('"/onboarding"');
  for (const words of ["Complete Your Brand Profile", "Complete Profile"])
    expect(tree.read("messages/en.json")).toContain(`: "${words}"`);
  const users = tree.files.filter(
    (file) => /\.tsx?$/.test(file) && file !== dialog && /["/]complete-profile-dialog"/.test(tree.read(file)),
  );
  expect(users.length).toBeGreaterThan(0);
  for (const file of users) expect(file).toMatch(/^(components|app)\/design\//);
});
