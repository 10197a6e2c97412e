import { expect, it } from "vitest";
import { namesWeekday } from "./names-weekday";

it.each([
  "Rolls on Saturday.",
  "Samstags frisch",
  "szombaton is",
  "el sábado",
  "Vendredi soir",
  "na sexta-feira",
  "sabato",
])("a weekday is named in %s", (text) => expect(namesWeekday(text)).toBe(true));

it.each(["Rolls every morning", "Sun and bread", "Nonsunday"])("none is in %s", (text) =>
  expect(namesWeekday(text)).toBe(false),
);
