import { expect, it } from "vitest";
import { enteredDay } from "./entered-days";

it.each([
  ["what the words say", { entered: undefined, said: "2026-12-05", stored: "2026-11-29" }, "2026-12-05"],
  [
    "the stored end that its owner enters again",
    { entered: "2026-11-29", said: "2026-12-05", stored: "2026-11-29" },
    "2026-11-29",
  ],
  ["no end, where she takes it away", { entered: null, said: "2026-12-05", stored: null }, null],
])("a fact ends with %s", (_, known, day) => expect(enteredDay(known)).toEqual({ shown: day, sent: day }));

it("an end that nobody has touched is not sent", () =>
  expect(enteredDay({ entered: undefined, said: null, stored: "2026-11-29" })).toEqual({
    shown: "2026-11-29",
    sent: undefined,
  }));
