import { type IncomingMessage, ServerResponse } from "node:http";

type Handler = (request: IncomingMessage, reply: ServerResponse) => unknown;

/**
 * Runs a handler of Node's kind and answers what it would have sent, as a Response: only so can a fault be put
 * between the deed and the answer. Made for small, whole replies.
 */
export function replyOf(handler: Handler, request: IncomingMessage): Promise<Response> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const reply = new ServerResponse(request);
    const keep = (chunk: unknown) => {
      if (typeof chunk === "string" || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    };
    reply.write = (chunk: unknown) => {
      keep(chunk);
      return true;
    };
    reply.end = (chunk?: unknown) => {
      keep(chunk);
      const { statusCode: status } = reply;
      const empty = status === 204 || status === 304 || request.method === "HEAD";
      resolve(new Response(empty ? null : Buffer.concat(chunks), { status, headers: headersOf(reply) }));
      return reply;
    };
    Promise.resolve(handler(request, reply)).catch(reject);
  });
}

function headersOf(reply: ServerResponse): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (Array.isArray(value)) for (const item of value) headers.append(name, item);
    else if (value !== undefined && name !== "transfer-encoding") headers.set(name, String(value));
  }
  return headers;
}
