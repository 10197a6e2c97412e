import { describe, expect, it } from "vitest";
import { z } from "zod";
import { fieldErrorsOf } from "@/lib/errors";
import { text, visibleText } from "./schema";

const schema = z.strictObject({
  note: text({ max: 10, tooLong: "Note.tooLong" }).default(""),
  name: visibleText({ min: 2, missing: "Name.missing", max: 10, tooLong: "Name.tooLong", trim: true }),
});
const errorsOf = (value: unknown) => {
  const { error } = schema.safeParse(value);
  return error ? fieldErrorsOf(error) : null;
};

describe("the text type", () => {
  it("says one thing of each field", () => {
    expect(errorsOf({ note: "x".repeat(11), name: "\u0000".repeat(11) })).toEqual({
      note: ["Note.tooLong"],
      name: ["Name.tooLong"],
    });
    expect(errorsOf({ note: "a\u0000", name: "ab\ud800" })).toEqual({
      note: ["Validation.characters"],
      name: ["Validation.characters"],
    });
    for (const name of ["", " a ", "a\u200b", "\u2800\u2800a", undefined])
      expect(errorsOf({ name })).toEqual({ name: [name === undefined ? "invalid" : "Name.missing"] });
  });

  it("makes ordinary line ends of those that other programs paste", () => {
    expect(schema.parse({ note: "a\vb\fc\u0085d", name: " Ada " })).toEqual({
      note: "a\nb\nc\nd",
      name: "Ada",
    });
  });
});

describe("unknown keys", () => {
  it("are named, whatever they are called", () => {
    const value: unknown = JSON.parse(
      '{"name":"Ada","constructor":1,"toString":1,"__proto__":{"polluted":1},"hasOwnProperty":1,"then":1}',
    );
    const errors = errorsOf(value);
    expect(Object.entries(errors ?? {})).toEqual(
      ["constructor", "toString", "__proto__", "hasOwnProperty", "then"].map((key) => [key, ["unknown"]]),
    );
    expect(JSON.stringify(errors)).toContain('"__proto__":["unknown"]');
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});
