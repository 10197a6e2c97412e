import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { runPrisma } from "../../../scripts/database/prisma-cli";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "pw-drift-"));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Prisma's own comparison of this file's migrated database with a schema: 0 alike, 2 different. */
async function compare(schema: string): Promise<number> {
  const url = process.env.DATABASE_URL ?? "";
  const args = ["migrate", "diff", "--from-config-datasource", "--to-schema", schema, "--exit-code"];
  return runPrisma(args, { quiet: true, env: { DATABASE_URL: url, DIRECT_URL: url } });
}

it("the migrations make exactly what schema.prisma says, so that the next one holds what was meant alone", async () => {
  expect(await compare("prisma/schema.prisma")).toBe(0);
});

it("and a difference would be seen", async () => {
  const schema = path.join(folder, "schema.prisma");
  const text = fs.readFileSync("prisma/schema.prisma", "utf8");
  fs.writeFileSync(schema, text.replace("model StripeCustomer {", "model StripeCustomer {\n  more String?"));
  expect(await compare(schema)).toBe(2);
});
