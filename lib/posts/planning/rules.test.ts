import { describe, expect, it } from "vitest";
import { draftSchema } from "@/lib/posts/drafting/schema";
import { quoteIdea, requestOfIdea } from "./rules";

const rolls = { line: "Walnut rolls", answer: null, mediaId: null };
const photo = "01234567-89ab-4cde-8f01-23456789abcd";

describe("the request of an idea", () => {
  it("is one that a form could send, with the answer behind the line and the photo beside it", () => {
    const request = requestOfIdea({ ...rolls, answer: "350 Ft", mediaId: photo }, "hungarian");
    expect(request).toMatchObject({
      description: "Walnut rolls. 350 Ft",
      replyLanguage: "HUNGARIAN",
      mediaId: photo,
    });
    expect(draftSchema.parse(request)).toEqual(request);
    expect(requestOfIdea({ ...rolls, line: "Rolls!", answer: "350 Ft" }, "english").description).toBe(
      "Rolls! 350 Ft",
    );
  });

  it("is within the form's limits at its longest", () => {
    const longest = { line: "x".repeat(200), answer: "y".repeat(250), mediaId: photo };
    expect(draftSchema.safeParse(requestOfIdea(longest, "english", "z".repeat(250))).success).toBe(true);
  });

  it("has words for the photo only where there is one", () => {
    expect(requestOfIdea(rolls, "english", "Rolls")).not.toHaveProperty("photoDescription");
    expect(requestOfIdea({ ...rolls, mediaId: photo }, "english", "Rolls").photoDescription).toBe("Rolls");
  });

  it("costs more with a photo", () => {
    expect(quoteIdea({ ...rolls, mediaId: photo }, 500).reserved).toBeGreaterThan(
      quoteIdea(rolls, 500).reserved,
    );
  });
});
