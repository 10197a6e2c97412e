import { expect, it } from "vitest";
import { draftSchema, postFormSchema } from "@/lib/posts/drafting/schema";
import { POST_FORM_DEFAULTS, toDraftRequest } from "@/lib/posts/drafting/rules";
import { briefLike } from "./like-post";

const like = { id: 7, media: "photo" } as const;

it("begins a request with the subject, the length and the photo of a post, and without its days and prices", () => {
  const content =
    "3 € off today!\nWho comes?\nOur plum cake is back from the oven. From 9 on Saturday. #plums";
  const brief = briefLike(like, content);
  expect(brief).toEqual({
    like: { ...like, excerpt: "3 € off today!" },
    description: "Our plum cake is back from the oven.",
    ...{ postLength: "short", generateHashtags: true, generateImage: false },
  });
  expect(briefLike({ ...like, media: "made" }, content).generateImage).toBe(true);
  const form = postFormSchema.parse({ ...POST_FORM_DEFAULTS, ...brief });
  expect(draftSchema.parse(toDraftRequest(form))).toMatchObject({ like: 7, description: brief.description });
  expect(toDraftRequest(POST_FORM_DEFAULTS)).not.toHaveProperty("like");
});

it("leaves a subject that was typed meanwhile", () => {
  const content = "Our plum cake is back from the oven.";
  const { description, ...rest } = briefLike(like, content, "Plums, and who picked them");
  expect(description).toBe("Plums, and who picked them");
  const { description: subject, ...same } = briefLike(like, content, " ");
  expect([subject, rest]).toEqual([content, same]);
});

it.each(["Cake", "9 € on 12 May", "🥐", "Fresh? Yes"])(
  "leaves the subject to its owner where %j has none",
  (content) => expect(briefLike(like, content).description).toBe(""),
);
