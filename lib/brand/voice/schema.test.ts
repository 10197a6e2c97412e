import { describe, expect, it } from "vitest";
import { voiceFormSchema, voiceSchema } from "./schema";

const nothing = { country: null, address: null, note: "", avoid: [], signature: "", samples: [] };

describe("how a business sounds, as a form sends it", () => {
  it("has the words to avoid in one field, a field a sample, and empty texts where nothing is chosen", () => {
    const fields = {
      ...{ country: "", address: "POLITE", note: " Short. ", signature: "Yours", revision: "3" },
      avoid: "super, yummy;\nsuper,,",
      ...{ sample0: "First.", page0: "1", sample1: "  ", sample2: "Third." },
    };
    expect(voiceFormSchema.parse(fields)).toEqual({
      ...{ ...nothing, address: "POLITE", note: "Short.", signature: "Yours", revision: 3 },
      avoid: ["super", "yummy"],
      samples: [
        { text: "First.", fromPage: true },
        { text: "Third.", fromPage: false },
      ],
    });
  });

  it("is the same as a whole, and nothing else", () => {
    expect(voiceFormSchema.parse(nothing)).toEqual(voiceSchema.parse(nothing));
    const typed = { country: "", address: "", note: "", avoid: "", signature: "" };
    expect(voiceFormSchema.parse(typed)).toEqual(nothing);
    for (const more of [{ sample5: "Sixth." }, { more: "x" }, { avoid: "x".repeat(41) }, { country: "XX" }])
      expect(voiceFormSchema.safeParse({ ...typed, ...more }).success).toBe(false);
    expect(voiceFormSchema.safeParse(null).success).toBe(false);
  });
});
