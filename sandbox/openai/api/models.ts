import { ApiError, unknownModel } from "./errors";

/** Models that the stand-in knows; those that reason refuse sampling parameters. */
const TEXT_MODELS = [
  "gpt-4o",
  "gpt-4o-mini",
  "gpt-4.1",
  "gpt-4.1-mini",
  "gpt-4.1-nano",
  "gpt-5",
  "gpt-5-mini",
  "gpt-5-nano",
  "gpt-5.1",
];
const IMAGE_MODELS = ["gpt-image-1", "gpt-image-1-mini", "gpt-image-1.5"];
const CREATED = 1_762_300_800;

const entry = (id: string) => ({ id, object: "model", created: CREATED, owned_by: "system" });

/** The body of GET /models. */
export const modelList = () => ({ object: "list", data: [...TEXT_MODELS, ...IMAGE_MODELS].map(entry) });

/** The body of GET /models/:id; throws 404. */
export function modelEntry(id: string) {
  if (![...TEXT_MODELS, ...IMAGE_MODELS].includes(id))
    throw new ApiError(404, `The model '${id}' does not exist`, { param: "model", code: "model_not_found" });
  return entry(id);
}

export function checkTextModel(model: string): void {
  if (!TEXT_MODELS.includes(model)) throw unknownModel(model);
}

export function checkImageModel(model: string): void {
  if (!IMAGE_MODELS.includes(model)) throw unknownModel(model);
}

/**
 * Reasoning models take no sampling parameters, and chat's max_tokens is max_completion_tokens for them.
 * Source: developers.openai.com/api/docs/guides/reasoning
 */
export function refuseForReasoning(model: string, body: Readonly<Record<string, unknown>>): void {
  if (!model.startsWith("gpt-5")) return;
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
