import { z } from "zod";

const answerSchema = z.looseObject({
  choices: z
    .array(
      z.looseObject({ message: z.looseObject({ content: z.string() }), finish_reason: z.string().nullish() }),
    )
    .min(1),
});

/**
 * `fetch` for chat completions from a server that ignores `stream` and answers with the whole text in one object: passes
 * it on as a stream of one piece.
 */
export const fetchAsStream: typeof fetch = async (url, init) => {
  const reply = await fetch(url, init);
  if (!reply.ok || !/^application\/json\b/i.test(reply.headers.get("content-type") ?? "")) return reply;
  const text = await reply.text();
  const headers = { "content-type": "text/event-stream" };
  const chunk = asChunk(text);
  return new Response(chunk ? `data: ${chunk}\n\ndata: [DONE]\n\n` : `data: ${text}\n\n`, { headers });
};

function asChunk(text: string): string | null {
  try {
    const { choices, ...rest } = answerSchema.parse(JSON.parse(text));
    const pieces = choices.map(({ message, ...choice }, index) => ({
      index,
      ...choice,
      delta: { role: "assistant", content: message.content },
    }));
    return JSON.stringify({ ...rest, object: "chat.completion.chunk", choices: pieces });
  } catch {
    return null;
  }
}
