import type { Sandbox } from "../../server";

/** One call to a model server of the sandbox, with a key; a body makes it a POST. */
export function callModel(
  sandbox: Sandbox,
  path: string,
  body?: unknown,
  key = "sk-sandbox",
): Promise<Response> {
  return fetch(`${sandbox.url}${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

/** A chat completion request with one user message. */
export const chatBody = (content: string, more: object = {}) => ({
  model: "gpt-4o-mini",
  messages: [{ role: "user", content }],
  ...more,
});

/** Status and error object of a refusal. */
export const errorOf = async (reply: Response) => ({
  status: reply.status,
  ...((await reply.json()) as { error: object }),
});
