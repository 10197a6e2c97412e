import sharp from "sharp";
import { expect, test } from "vitest";
import { drawPoster, posterSvg } from "../../openai/images/poster";

const ask = (prompt: string, variant = 0) => ({
  prompt,
  width: 1024,
  height: 1024,
  format: "png" as const,
  variant,
});

test("the same prompt gives the same image, another variant or subject another one", async () => {
  const [one, again, other, subject] = await Promise.all([
    drawPoster(ask("A loaf of bread")),
    drawPoster(ask("A loaf of bread")),
    drawPoster(ask("A loaf of bread", 1)),
    drawPoster(ask("A red rose")),
  ]);
  expect(one.equals(again)).toBe(true);
  expect(one.equals(other)).toBe(false);
  expect(one.equals(subject)).toBe(false);
});

test("is far from empty", async () => {
  for (const prompt of ["Kovászos kenyér a pékségből", "Ein Blumenstrauß", "something without a subject"]) {
    const image = await drawPoster({ ...ask(prompt), width: 1536 });
    const { channels } = await sharp(image).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(35);
  }
});

test("holds no text, so that a machine without fonts draws the same", () => {
  expect(posterSvg(ask("A shop <script>alert(1)</script> & more"))).not.toMatch(/<text|script|alert/);
});
