import { env } from "../../../../lib/settings/env";

type ModelServer = { AI_API: "responses" | "chat"; AI_TEXT_MODEL: string; compatible?: boolean };

/** Has the product use another model, or the sandbox's small server. @returns a function that undoes it */
export function useModel({ compatible, ...settings }: ModelServer): () => void {
  const { AI_API, AI_TEXT_MODEL, OPENAI_BASE_URL } = env();
  const url = compatible ? `${env().SANDBOX_URL}/compatible/v1` : OPENAI_BASE_URL;
  Object.assign(env(), settings, { OPENAI_BASE_URL: url });
  return () => Object.assign(env(), { AI_API, AI_TEXT_MODEL, OPENAI_BASE_URL });
}
