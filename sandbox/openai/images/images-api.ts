import { z } from "zod";
import { nowSeconds, tokensOf } from "../api/ids";
import { ApiError } from "../api/errors";
import { drawPoster, type PosterFormat } from "./poster";

const SIZES = ["1024x1024", "1536x1024", "1024x1536", "auto"] as const;
type Size = Exclude<(typeof SIZES)[number], "auto">;

const known = {
  prompt: z.string().min(1).max(32_000),
  n: z.int().min(1).max(10).nullish(),
  size: z.enum(SIZES).nullish(),
  quality: z.enum(["low", "medium", "high", "auto"]).nullish(),
  output_format: z.enum(["png", "jpeg", "webp"]).nullish(),
  output_compression: z.int().min(0).max(100).nullish(),
};

/**
 * POST /images/generations for the GPT image models, which know neither response_format nor style.
 * Source: developers.openai.com/api/reference/resources/images
 */
export const imageSchema = z.strictObject({
  ...known,
  model: z.string().default("gpt-image-2.6-flare"),
  background: z.enum(["transparent", "opaque", "auto"]).nullish(),
  moderation: z.enum(["low", "auto"]).nullish(),
  user: z.string().nullish(),
  safety_identifier: z.string().nullish(),
  stream: z.boolean().nullish(),
  partial_images: z.int().min(0).max(3).nullish(),
});

/** The same for a compatible server, which ignores what it does not know. */
export const compatibleImageSchema = z.looseObject({ ...known, model: z.string().optional() });

type ImageRequest = z.infer<typeof compatibleImageSchema>;

/** Output tokens of the first GPT image models; those of 2.6 come close. Source: developers.openai.com/api/docs/guides/image-generation */
const TOKENS: Record<"low" | "medium" | "high", Record<Size, number>> = {
  low: { "1024x1024": 272, "1024x1536": 408, "1536x1024": 400 },
  medium: { "1024x1024": 1056, "1024x1536": 1584, "1536x1024": 1568 },
  high: { "1024x1024": 4160, "1024x1536": 6240, "1536x1024": 6208 },
};

/** Draws the requested image; `reportsUsage` false is a server that answers with the images alone. */
export async function generateImages(body: ImageRequest, reportsUsage: boolean) {
  if (body.stream) throw new ApiError(400, "The sandbox does not stream images.", { param: "stream" });
  const size: Size = !body.size || body.size === "auto" ? "1024x1024" : body.size;
  const quality = !body.quality || body.quality === "auto" ? "medium" : body.quality;
  const format: PosterFormat = body.output_format ?? "png";
  const [width = 1024, height = 1024] = size.split("x").map(Number);
  const n = body.n ?? 1;
  const data: { b64_json: string }[] = [];
  for (let variant = 0; variant < n; variant++) {
    const image = await drawPoster({ prompt: body.prompt, width, height, format, variant });
    data.push({ b64_json: image.toString("base64") });
  }
  const note = `Drew ${n === 1 ? "an image" : `${n} images`}, ${size}`;
  if (!reportsUsage) return { reply: Response.json({ created: nowSeconds(), data }), note };
  const text = tokensOf(body.prompt);
  const output = TOKENS[quality][size] * n;
  const reply = Response.json({
    created: nowSeconds(),
    background: "opaque",
    data,
    output_format: format,
    quality,
    size,
    usage: {
      input_tokens: text,
      input_tokens_details: { image_tokens: 0, text_tokens: text },
      output_tokens: output,
      total_tokens: text + output,
    },
  });
  return { reply, note };
}
