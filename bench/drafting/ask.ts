import http from "node:http";

/** Where a draft is asked for, and as whom. */
export type Door = { url: string; headers?: Record<string, string> };

/** Milliseconds from the request to the model's server. */
export type Timing = { beforeMs: number };

const agent = new http.Agent({ keepAlive: true });
const nowUs = () => Number(process.hrtime.bigint() / 1000n);

/** The text of an event, the model's or ours, and the words of model-server.mjs in it: ours come in paragraphs. */
const DELTA = /"delta":"([^"]*)"/g;
const WORD = /([rw])(\d+)/g;

/** What every draft here asks for; `words` is for model-server.mjs. */
const bodyOf = (words: number) =>
  JSON.stringify({
    description: `Poppy seed rolls on Saturday morning, bench-words=${words}`,
    postType: "SOCIAL_MEDIA_AD",
    postLength: "SHORT",
    postTone: "FRIENDLY",
    replyLanguage: "ENGLISH",
  });

/**
 * Asks for a draft of so many words as a browser does, and reads it to its end.
 * @throws when it is refused, or does not have all words
 */
export async function askForDraft({ url, headers }: Door, words: number): Promise<Timing> {
  const sentAt = nowUs();
  const response = await send(url, headers, bodyOf(words));
  let before = Number.NaN;
  let count = 0;
  let rest = "";
  for await (const chunk of response) {
    const text: string = rest + String(chunk);
    const end = text.lastIndexOf("\n") + 1;
    rest = text.slice(end);
    for (const [, delta = ""] of text.slice(0, end).matchAll(DELTA))
      for (const [, kind, time] of delta.matchAll(WORD)) {
        if (kind === "r") before = (Number(time) - sentAt) / 1000;
        else count += 1;
      }
  }
  if (response.statusCode !== 200 || count !== words)
    throw new Error(`${url}: ${response.statusCode}, ${count} of ${words} words; ${rest}`);
  return { beforeMs: before };
}

function send(
  url: string,
  headers: Record<string, string> | undefined,
  body: string,
): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, {
      method: "POST",
      agent,
      headers: { accept: "text/event-stream", "content-type": "application/json", ...headers },
    });
    request.once("error", reject);
    request.once("response", (response) => resolve(response.setEncoding("utf8")));
    request.end(body);
  });
}
