import { createFormatter } from "next-intl";
import { expect, it } from "vitest";
import { withPlainSpaces } from "./plain-spaces";

const format = createFormatter({ locale: "es", timeZone: "UTC" });

it.each([" ", "\u00a0", "\u202f", "\u2009"])(
  "shows one text, whichever space %j stands in a runtime's times",
  (space) => {
    const runtime = { ...format, dateTime: () => `5:00${space}p.${space}m.` };
    expect(withPlainSpaces(runtime as typeof format).dateTime(new Date(0))).toBe("5:00 p. m.");
  },
);

it("formats everything else as before", () => {
  const plain = withPlainSpaces(format);
  expect(plain.dateTime(new Date(0), { hour: "numeric", minute: "2-digit", hourCycle: "h12" })).toBe(
    "12:00 a. m.",
  );
  expect(plain.list(["pan", "tarta"])).toBe("pan y tarta");
});
