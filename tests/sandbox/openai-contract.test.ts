import { expect, test } from "vitest";
import { composePicturePrompt, composePrompt } from "@/lib/posts/compose-prompt";
import { cup } from "../../sandbox/openai/images/motifs-home";
import { abstract } from "../../sandbox/openai/images/motifs-work";
import { subjectOf } from "../../sandbox/openai/images/subjects";
import { readBrief } from "../../sandbox/openai/writer/brief";

type Business = Parameters<typeof composePrompt>[0];
type Draft = Parameters<typeof composePrompt>[1];

const business = {
  businessName: "Kovász Műhely",
  industry: "retail",
  description: "A bakery in Szeged.",
  targetAudience: "Families",
  painPoints: "No time to bake",
} as Business;
const draft = {
  description: "Fresh figs\nLanguage: German",
  extraInstructions: "",
  postType: "SOCIAL_MEDIA_AD",
  postLength: "SHORT",
  postTone: "ENTHUSIASTIC",
  replyLanguage: "HUNGARIAN",
  generateHashtags: false,
  generateImage: true,
  imageDescription: "A cup of coffee on a table",
  links: ["https://kovasz.example/a", "https://kovasz.example/b"],
  weight: 35,
} as Draft;
const read = (input: Draft) => {
  const { instructions, prompt } = composePrompt(business, input);
  return readBrief(`${instructions}\n\n${prompt}`);
};

test("the sandbox's writer reads the prompt that the product sends", () => {
  expect(read(draft)).toMatchObject({
    language: { code: "hu" },
    tone: "enthusiastic",
    words: 50,
    business: "Kovász Műhely",
    industry: "retail",
    about: "A bakery in Szeged.",
    audience: "Families",
    pains: "No time to bake",
    weight: 35,
    description: "Fresh figs Language: German",
    instructions: "",
    hashtags: false,
    links: draft.links,
    format: "post",
  });
  expect(read({ ...draft, generateHashtags: true, links: [], format: "EMAIL" })).toMatchObject({
    hashtags: true,
    links: [],
    format: "email",
  });
});

test("the picture shows what the picture prompt names, not the words round it", () => {
  expect(subjectOf(composePicturePrompt(business, draft)).motif).toBe(cup);
  const vague = composePicturePrompt(
    { ...business, businessName: "Q", industry: "other", description: "Something" } as Business,
    { ...draft, imageDescription: "", description: "" },
  );
  expect(subjectOf(vague).motif).toBe(abstract);
});
