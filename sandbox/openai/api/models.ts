import { ApiError, unknownModel } from "./errors";

/**
 * Models that the stand-in knows: those of the vendor that are not shut down, and o3-mini, which was on 23 October 2026
 * and stays here as the one that cannot see. Source: developers.openai.com/api/docs/deprecations
 */
const TEXT_MODELS = [
  "gpt-6.1-sol",
  "gpt-6.1-terra",
  "gpt-6-luna",
  "gpt-5.6-terra",
  "gpt-5.1",
  "gpt-5",
  "gpt-5-mini",
  "gpt-5-nano",
  "gpt-4.1",
  "gpt-4.1-mini",
  "gpt-4o",
  "gpt-4o-mini",
  "o3-mini",
];
const TEXT_ONLY = ["o3-mini"];
const IMAGE_MODELS = ["gpt-image-2.6-flare", "gpt-image-2.6-sunburst", "gpt-image-2", "gpt-image-1.5"];

export function checkTextModel(model: string): void {
  if (!TEXT_MODELS.includes(model)) throw unknownModel(model);
}

/** Source: github.com/vllm-project/vllm/issues/11629, which quotes the vendor's reply */
export function refuseForImages(model: string, images: readonly string[], param: string): void {
  if (images.length > 0 && TEXT_ONLY.includes(model))
    throw new ApiError(400, "Invalid content type. image_url is only supported by certain models.", {
      param,
    });
}

/** A small server sees only with a model made for it. Source: llama.cpp, github.com/ggml-org/llama.cpp/issues/15377 */
export function refuseForBlindModel(model: string, images: readonly string[]): void {
  if (images.length > 0 && !/vision/.test(model))
    throw new ApiError(
      500,
      "image input is not supported - hint: if this is unexpected, you may need to provide the mmproj",
      { type: "server_error" },
    );
}

export function checkImageModel(model: string): void {
  if (!IMAGE_MODELS.includes(model)) throw unknownModel(model);
}

/**
 * Reasoning models take no sampling parameters, and chat's max_tokens is max_completion_tokens for them.
 * Source: developers.openai.com/api/docs/guides/reasoning
 */
export function refuseForReasoning(model: string, body: Readonly<Record<string, unknown>>): void {
  if (!/^gpt-[5-9]/.test(model)) return;
  if (body.max_tokens != null)
    throw new ApiError(
      400,
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      { param: "max_tokens", code: "unsupported_parameter" },
    );
  for (const name of ["temperature", "top_p", "presence_penalty", "frequency_penalty", "logprobs", "stop"]) {
    const value = body[name];
    if (value == null || value === 1 || (value === 0 && name.endsWith("penalty"))) continue;
    throw new ApiError(400, `Unsupported parameter: '${name}' is not supported with this model.`, {
      param: name,
      code: "unsupported_parameter",
    });
  }
}
