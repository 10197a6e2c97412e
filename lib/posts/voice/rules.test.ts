import { describe, expect, it } from "vitest";
import { formOfAddress } from "./form-of-address";
import { countEdit, editHabits, featuresOf, noteLines, postHabits, signatureOf } from "./rules";

describe("featuresOf", () => {
  it.each([
    ["Rolls, from 7!", { words: 3, exclamations: 1, emoji: 0, hashtags: 0 }],
    ["Guten Morgen ☀️ – frisch! Ja!!", { words: 4, exclamations: 3, emoji: 1, hashtags: 0 }],
    ["👩‍🍳👋🏽🇭🇺 #Rye #brot2026 C# #1", { words: 4, exclamations: 0, emoji: 3, hashtags: 2 }],
    ["https://rye.example/#menu ™ © 1", { words: 2, exclamations: 0, emoji: 0, hashtags: 0 }],
    ["", { words: 0, exclamations: 0, emoji: 0, hashtags: 0 }],
  ])("counts %j", (text, features) => {
    expect(featuresOf(text)).toEqual(features);
  });
});

describe("editHabits", () => {
  const edit = (written: string, sent: string) => ({ written, sent });

  it("are counted of the texts that gave occasion for them", () => {
    const edits = [
      ...Array.from({ length: 7 }, () => edit("Fresh rolls!", "Fresh rolls.")),
      ...Array.from({ length: 2 }, () => edit("Fresh rolls!", "Fresh rolls!")),
      ...Array.from({ length: 4 }, () => edit("Fresh rolls.", "Fresh rolls.")),
    ];
    expect(editHabits(edits.map(countEdit))).toEqual([{ kind: "EXCLAMATIONS", times: 7, of: 9 }]);
  });

  it("are told for emoji, hashtags and length, but not what was done once or by halves", () => {
    const long = "One two three four five six seven eight nine ten.";
    const edits = [
      edit(`${long} 🥐 #rolls`, "One two three."),
      edit(`${long} 🥐🥖 #rolls`, "One two three. 🥐 #rolls"),
      edit(`${long}!`, "One two three."),
    ];
    expect(editHabits(edits.map(countEdit))).toEqual([
      { kind: "EMOJI", times: 2, of: 2 },
      { kind: "SHORTER", times: 3, of: 3 },
    ]);
    expect(editHabits([edit("A!", "A."), edit("A!", "A!")].map(countEdit))).toEqual([]);
    expect(editHabits([])).toEqual([]);
  });
});

describe("postHabits", () => {
  it("tell the length, and what is there in most texts or in none", () => {
    const texts = ["Rolls are ready. 🥐", "Rolls are ready 🥐 and the bread is too.", "Closed today."];
    expect(postHabits(texts)).toEqual([
      { kind: "WORDS", value: 5 },
      { kind: "NO_EXCLAMATIONS", value: 0 },
      { kind: "EMOJI", value: 2 },
      { kind: "NO_HASHTAGS", value: 0 },
    ]);
    expect(postHabits(["One text alone."])).toEqual([]);
  });
});

describe("noteLines", () => {
  it("believe what the owner does to the model's texts before what stands in the posts", () => {
    const texts = ["Rolls are ready! 🥐", "Bread is ready! 🥖"];
    const edits = [
      { kind: "EMOJI", times: 3, of: 3 },
      { kind: "SHORTER", times: 2, of: 3 },
    ] as const;
    expect(noteLines(texts, edits).map(({ kind }) => kind)).toEqual([
      ...["WORDS", "EXCLAMATIONS", "NO_HASHTAGS"],
      ...["NO_EMOJI", "SHORTER"],
    ]);
    expect(noteLines([], [])).toEqual([]);
  });
});

describe("signatureOf", () => {
  it("is the line that half of the texts end with, and no hashtags", () => {
    const signed = (text: string) => `${text}\n\nYour Kovács family`;
    expect(signatureOf([signed("Rolls."), signed("Bread."), "Closed.\nBack on Monday."])).toBe(
      "Your Kovács family",
    );
    expect(signatureOf([signed("Rolls."), "Bread.\nCome by.", "Closed."])).toBe("");
    expect(signatureOf(["Rolls.\n#rye #rolls", "Bread.\n#rye #rolls"])).toBe("");
    expect(signatureOf(["Rolls.", "Rolls."])).toBe("");
  });
});

describe("formOfAddress", () => {
  it.each([
    ["german", "DE", ["Hast du schon probiert?", "Wir freuen uns auf euch."], "FAMILIAR"],
    ["german", "DE", ["Wir freuen uns auf Sie.", "Bringen Sie, wenn Sie mögen, Freunde mit."], "POLITE"],
    ["german", "DE", ["Sie backt seit 1970.", "Sie kommen aus Bayern."], null],
    ["german", "DE", ["Hast du schon probiert?", "Wir freuen uns auf Sie."], null],
    ["french", "FR", ["Tu viens ?", "Pense à toi."], "FAMILIAR"],
    ["french", "FR", ["Nous vous attendons.", "Votre pain est prêt."], "POLITE"],
    ["spanish", "ES", ["Te esperamos.", "¿Y tú?"], "FAMILIAR"],
    ["spanish", "MX", ["Lo esperamos a usted.", "Usted elige."], "POLITE"],
    ["portuguese", "BR", ["Você vai gostar.", "Para você."], "FAMILIAR"],
    ["portuguese", "PT", ["Você vai gostar.", "Para você."], "POLITE"],
    ["italian", "IT", ["Ti aspettiamo.", "Il tuo pane."], "FAMILIAR"],
    ["hungarian", "HU", ["Gyertek hozzánk!", "Várunk titeket."], "FAMILIAR"],
    ["hungarian", "HU", ["Várjuk Önöket.", "Jöjjön el hozzánk."], "POLITE"],
    ["english", "GB", ["You will like it.", "Come by."], null],
  ] as const)("of %s posts in %s: %j", (language, country, texts, form) => {
    expect(formOfAddress(texts, language, country)).toBe(form);
  });
});
