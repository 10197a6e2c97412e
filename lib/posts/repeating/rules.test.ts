import { describe, expect, it } from "vitest";
import { draftSchema } from "@/lib/posts/drafting/schema";
import { detectLanguage } from "@/lib/posts/drafting/detect-language";
import { requestOfRepeat } from "./rules";

describe("the language of a post", () => {
  it.each([
    ["english", "Fresh poppy seed rolls on Saturday morning, from half past six."],
    ["spanish", "Este sábado por la mañana tendremos panecillos recién hechos desde las seis y media."],
    ["french", "Des petits pains tout frais samedi matin, dès six heures et demie."],
    ["german", "Am Samstagmorgen gibt es ab halb sieben frische Mohnbrötchen."],
    ["hungarian", "Szombat reggel fél héttől friss mákos zsemle várja a vendégeket."],
    ["portuguese", "No sábado de manhã temos pãezinhos fresquinhos a partir das seis e meia."],
    ["italian", "Sabato mattina panini freschi con semi di papavero dalle sei e mezza."],
  ])("%s", async (language, content) => expect(await detectLanguage(content, "en")).toBe(language));

  it("is its owner's where a text says nothing of it", async () => {
    expect(await detectLanguage("🥐 6:30 🥖", "hu")).toBe("hungarian");
    expect(await detectLanguage("🥐", null)).toBe("english");
    expect(await detectLanguage("Akció!", "hu")).toBe("hungarian");
    expect(await detectLanguage("Soldes", "fr")).toBe("french");
  });
});

describe("the request for another post", () => {
  it("is one that a form could have sent, however long the post was", () => {
    const link = "https://kovacs.example/rolls";
    const request = requestOfRepeat("🥐 rolls ".repeat(2000), "german", link);
    expect(draftSchema.parse(request)).toEqual(request);
    expect(request.description.length).toBeLessThanOrEqual(500);
    expect(request).toMatchObject({ links: [link], replyLanguage: "GERMAN", postLength: "LONG" });
  });

  it("is as long as the post, and has hashtags if that has", () => {
    const of = (content: string) => requestOfRepeat(content, "english", undefined);
    expect(of("word ".repeat(60))).toMatchObject({ postLength: "SHORT", links: [] });
    expect(of("word ".repeat(150))).toMatchObject({ postLength: "MEDIUM", generateHashtags: false });
    expect(of("Rolls!\n#bakery #Budapest").generateHashtags).toBe(true);
    expect(of("Our no.1#rolls").generateHashtags).toBe(false);
  });
});
