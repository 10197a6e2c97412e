import { describe, expect, it } from "vitest";
import { fieldErrorsOf } from "@/lib/errors";
import { POST_FORM_DEFAULTS, quoteDraft, toDraftRequest, weightHint } from "./rules";
import { draftSchema, postFormSchema, postListSchema, publishSchema } from "./schema";

const errorsOf = (schema: { safeParse: typeof postFormSchema.safeParse }, value: unknown) => {
  const { error } = schema.safeParse(value);
  return error ? fieldErrorsOf(error) : {};
};

describe("the Create Post form", () => {
  it("is sent under the names and in the cases of the wire", () => {
    const form = postFormSchema.parse({
      ...POST_FORM_DEFAULTS,
      description: "Rolls",
      instructions: "Mention Saturday",
      postType: "EMAIL",
      replyLanguage: "hungarian",
      generateImage: true,
      imageDescription: "A tray",
      links: [{ url: "https://kovacs.example/" }],
    });
    expect(draftSchema.parse(toDraftRequest(form))).toEqual({
      description: "Rolls",
      extraInstructions: "Mention Saturday",
      postType: "SOCIAL_MEDIA_AD",
      postLength: "MEDIUM",
      postTone: "FRIENDLY",
      replyLanguage: "HUNGARIAN",
      generateHashtags: false,
      generateImage: true,
      imageDescription: "A tray",
      links: ["https://kovacs.example/"],
      weight: 50,
      format: "EMAIL",
    });
  });

  it("says what is wrong with each field", () => {
    const long = "x".repeat(501);
    const wrong = {
      ...POST_FORM_DEFAULTS,
      description: long,
      instructions: long,
      replyLanguage: "",
      postType: "",
      toneOfVoice: "",
      postLength: "",
      links: [{ url: "" }, { url: "javascript:alert(1)" }, { url: "https://a.example/\nb" }],
    };
    expect(errorsOf(postFormSchema, wrong)).toEqual({
      description: ["Posts.errors.descriptionTooLong"],
      instructions: ["Posts.errors.instructionsTooLong"],
      replyLanguage: ["Posts.errors.languageMissing"],
      postType: ["Posts.errors.postTypeMissing"],
      toneOfVoice: ["Posts.errors.toneMissing"],
      postLength: ["Posts.errors.postLengthMissing"],
      "links.0.url": ["Posts.errors.linkInvalid"],
      "links.1.url": ["Posts.errors.linkInvalid"],
      "links.2.url": ["Posts.errors.linkInvalid"],
    });
    expect(errorsOf(postFormSchema, { ...POST_FORM_DEFAULTS, description: "x".repeat(500) })).toEqual({});
  });

  it("quotes more for more", () => {
    const short = quoteDraft({ postLength: "short", generateImage: false });
    expect(quoteDraft({ postLength: "LONG", generateImage: false })).toBeGreaterThan(short);
    expect(quoteDraft({ postLength: "short", generateImage: true })).toBeGreaterThan(short);
  });

  it.each([
    [0, "minimal"],
    [20, "minimal"],
    [25, "light"],
    [40, "light"],
    [45, "balanced"],
    [60, "balanced"],
    [80, "prominent"],
    [85, "extensive"],
    [100, "extensive"],
  ])("hints at weight %i", (weight, hint) => expect(weightHint(weight)).toBe(`Posts.weightHints.${hint}`));
});

describe("the wire", () => {
  it("takes publishing's platforms once each, and a time with its offset only", () => {
    const body = { postID: 7, postContent: "Rolls", platforms: ["FACEBOOK", "FACEBOOK"] };
    expect(publishSchema.parse(body)).toEqual({ ...body, platforms: ["FACEBOOK"] });
    expect(publishSchema.safeParse({ ...body, scheduledAt: "2026-11-22T12:00:00+01:00" }).success).toBe(true);
    for (const wrong of [{ scheduledAt: "tomorrow" }, { postID: "7" }, { postContent: " \n" }, { extra: 1 }])
      expect(publishSchema.safeParse({ ...body, ...wrong }).success).toBe(false);
  });

  it("gives the list its defaults and refuses what it does not know", () => {
    expect(postListSchema.parse({})).toMatchObject({
      pageNo: 0,
      pageSize: 10,
      sortField: "createdAt",
      sortDir: "DESC",
    });
    expect(postListSchema.parse({ status: "", sortDir: "asc", pageNo: "2" })).toMatchObject({
      status: undefined,
      sortDir: "ASC",
      pageNo: 2,
    });
    for (const wrong of [{ pageNo: "-1" }, { pageSize: "0" }, { pageSize: "101" }, { sortField: "userId" }])
      expect(postListSchema.safeParse(wrong).success).toBe(false);
  });
});
