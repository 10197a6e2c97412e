import { describe, expect, it } from "vitest";
import messages from "../../messages/en.json";
import { CREDIT_PRICES } from "@/lib/credits/rules";
import { fieldErrorsOf } from "@/lib/errors";
import { POST_FORM_DEFAULTS, quoteDraft, toDraftRequest } from "@/lib/posts/drafting/rules";
import { postListSchema } from "./schema";
import { publishSchema } from "@/lib/posts/publishing/schema";
import { type DraftRequest, draftSchema, postFormSchema } from "@/lib/posts/drafting/schema";

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
    const longest = { description: "x".repeat(500), instructions: "x".repeat(500) };
    expect(errorsOf(postFormSchema, { ...POST_FORM_DEFAULTS, ...longest })).toEqual({});
  });

  it("words them as the specification does", () => {
    expect(messages.Posts.errors).toMatchObject({
      descriptionTooLong: "Description must not exceed 500 characters.",
      instructionsTooLong: "Instructions must not exceed 500 characters.",
      languageMissing: "Please select a language.",
      postTypeMissing: "Please select a type of post.",
      toneMissing: "Please select a tone of voice.",
      postLengthMissing: "Please select a post length.",
      linkInvalid: "Please enter a valid URL",
    });
    expect(messages.Workspace.schedule).toMatchObject({
      notFuture: "Please select a valid future date and time for scheduling",
      platformMissing: "Please select at least one platform for scheduling",
    });
  });

  it("takes a brand emphasis from 0 to 100, and does without a photo and its description", () => {
    const { imageDescription: _, ...form } = POST_FORM_DEFAULTS;
    expect(form).not.toHaveProperty("imageUrl");
    for (const businessProfileWeight of [0, 55, 100])
      expect(errorsOf(postFormSchema, { ...form, businessProfileWeight })).toEqual({});
    for (const businessProfileWeight of [-1, 101, "50", null])
      expect(Object.keys(errorsOf(postFormSchema, { ...form, businessProfileWeight }))).toEqual([
        "businessProfileWeight",
      ]);
  });

  it("quotes more for more", () => {
    const quoted = (change: Partial<DraftRequest> = {}) => {
      const form = toDraftRequest({ ...POST_FORM_DEFAULTS, postLength: "short" });
      return quoteDraft({ ...form, ...change }, 200).cost;
    };
    expect(quoted({ postLength: "LONG" })).toBeGreaterThan(quoted());
    expect(quoted({ generateImage: true })).toBe(quoted() + CREDIT_PRICES.image);
    expect(quoted({ description: "x".repeat(500) })).toBeGreaterThan(quoted());
    expect(quoted({ links: [`https://kovacs.example/${"x".repeat(400)}`] })).toBeGreaterThan(quoted());
  });
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
