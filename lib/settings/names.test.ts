import { expect, it } from "vitest";
import { misspelt, withdrawn } from "./names";

const NAMES = ["DATABASE_URL", "SMTP_URL", "PORT", "INNGEST_DEV"];

it.each(["DATABSE_URL", "DATABASEE_URL", "DATABASE-URL", "DTAABASE_URL", "DATABASE_UR", "ADATABASE_URL"])(
  "finds what %s was meant to be",
  (name) =>
    expect(misspelt({ [name]: "x" }, NAMES)).toEqual([`Unknown setting ${name}. Did you mean DATABASE_URL?`]),
);

it.each([
  ["a setting", "SMTP_URL"],
  ["a name two letters off, which is Inngest's own", "INNGEST_ENV"],
  ["a short name", "SPORT"],
  ["another name", "NODE_OPTIONS"],
])("says nothing of %s", (_, name) => expect(misspelt({ [name]: "x" }, NAMES)).toEqual([]));

it("says nothing of what is empty", () => expect(misspelt({ DATABSE_URL: "" }, NAMES)).toEqual([]));

it("says what holds in place of an earlier version's setting", () => {
  expect(withdrawn({ PAST_DUE_GRACE_DAYS: "30", PORT: "3000", DEMO_MODEL: "" })).toEqual([
    "PAST_DUE_GRACE_DAYS is no longer a setting: it is seven days",
  ]);
});
