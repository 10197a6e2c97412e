import { describe, expect, it } from "vitest";
import { cleanText } from "./clean-text";

describe("the text out of a model's answer", () => {
  it.each([
    ["  Fresh rolls.\r\n\r\nCome early. ", "Fresh rolls.\n\nCome early."],
    ["```\nFresh rolls.\n```", "Fresh rolls."],
    ["“Fresh rolls.”", "Fresh rolls."],
    ['"Fresh" rolls are "best"', '"Fresh" rolls are "best"'],
    ["Fresh\u0000 rolls", "Fresh rolls"],
    ["I should mention the rolls.\n</think>\n\nFresh rolls.", "Fresh rolls."],
    ["<thinking>I should mention the rolls.</thinking>\nFresh rolls.", "Fresh rolls."],
  ])("%j", (answer, text) => expect(cleanText(answer)).toBe(text));

  it.each([
    "Sure! Here is a Facebook post for your bakery:\n\nFresh rolls.",
    "Here’s your post:\nFresh rolls.",
    "Certainly, here's a friendly caption in about 50 words:\n\n```\nFresh rolls.\n```",
    "**Fresh rolls.**".replaceAll("*", "") + "\n\nLet me know if you'd like a shorter version!",
    "Gerne! Hier ist ein Beitrag für Ihre Bäckerei:\n\nFresh rolls.",
    "Aquí tienes la publicación:\n\nFresh rolls.",
    "Íme a bejegyzés:\n\nFresh rolls.",
    '{"post": "Fresh rolls."}',
    '```json\n{"text": "Fresh rolls.", "hashtags": []}\n```',
    '{"reply": "Fresh rolls."}',
  ])("without what is said around it: %j", (answer) => expect(cleanText(answer)).toBe("Fresh rolls."));

  it.each([
    "Here's our new menu:\n\nRye, wheat and spelt.",
    "Sure, it is cold outside.\nOur rolls are warm.",
    "Great news: we open at six.\nSee you there!",
    "Let us know what you would like to see in the window.",
    "{curly} is the word of the day}",
    '{"a": 1, "b": 2}',
  ])("as it is where that belongs to the post: %j", (answer) => expect(cleanText(answer)).toBe(answer));
});
