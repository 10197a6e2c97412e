import { expect, it } from "vitest";
import { marksOf } from "./marks";
import { pairsPage } from "./pairs-page";
import { ORDERED, plainPromptOf } from "./requests";

const [bread] = ORDERED.filter(({ language }) => language === "english");
if (!bread) throw new Error("no request");

it("counts what a text has that nobody asked for", async () => {
  const text =
    "Tired of bad bread? Treat yourself! 🥐🥐 Rolls from 7 am, €3.50, until 9 pm. Call [your phone number]!";
  expect(await marksOf(text, "rolls 3.50 from 7", bread)).toEqual({
    ...{ words: 18, blanks: 1, cut: 0, emoji: 2, exclamations: 2, avoided: 2, unsaid: 1, foreign: 0 },
  });
  const german =
    "Ab sieben Uhr gibt es bei uns wieder frische Brötchen, und wir freuen uns auf alle, die kommen. ".repeat(
      6,
    );
  expect(await marksOf(german, "", bread)).toMatchObject({ cut: 1, foreign: 1, unsaid: 0 });
});

it("there are thirty requests and more in seven languages, of one word too, each for a chat as well", () => {
  expect(ORDERED.length).toBeGreaterThanOrEqual(30);
  expect(new Set(ORDERED.map(({ language }) => language)).size).toBe(7);
  expect(ORDERED.filter(({ request }) => !request.description.includes(" "))).toHaveLength(7);
  for (const order of ORDERED) expect(plainPromptOf(order)).toContain(order.request.description);
});

it("the page of pairs says what was asked, and not whose a text is", () => {
  const pair = { asked: "<buns>", language: "en", ours: "Buns & rolls.", plain: "Hurry!" };
  const [first, second] = [0.1, 0.9].map((place) => pairsPage([pair], () => place));
  expect(first).toContain("&lt;buns&gt;");
  expect(first?.indexOf("Buns &amp; rolls.")).toBeLessThan(first?.indexOf("Hurry!") ?? 0);
  expect(second?.indexOf("Buns &amp; rolls.")).toBeGreaterThan(second?.indexOf("Hurry!") ?? 0);
  expect(first?.split("<script>")[0]).not.toMatch(/Postwright|plain/);
});
