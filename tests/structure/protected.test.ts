// Every page behind the sign-in is one that the middleware knows: without a session it leads to the sign-in page and
// back, and is kept by no cache.
import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { PROTECTED } from "../../lib/auth/page-paths";

const paths = readdirSync("app/(protected)", { recursive: true, encoding: "utf8" })
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map((file) => `/${file.replace(/\([^)]*\)\//g, "").replace(/\/?page\.tsx$/, "")}`);

it("there are pages behind the sign-in", () => expect(paths.length).toBeGreaterThan(8));
it.each(paths)("%s is known as one of them", (path) => expect(path).toMatch(PROTECTED));
