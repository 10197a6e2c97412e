import { type AnySchema, Ajv2020 } from "ajv/dist/2020.js";
import { type Replies, responsesOf } from "../lib/http/openapi";

type Content = Record<string, { schema: AnySchema }>;
type Described = Record<string, { content?: Content } | undefined>;
type Options = { stream?: boolean; replies?: Replies };

const ajv = new Ajv2020({ allErrors: true, verbose: true });

/** What the API's description says about a handler; undefined for a library's handler, which it does not describe. */
function describedReplies(handler: object): Described | undefined {
  if ("options" in handler) return responsesOf(handler.options as Options);
  return "allow" in handler ? responsesOf({}) : undefined;
}

function contentFor(content: Content, type: string): AnySchema | undefined {
  const named = Object.entries(content).find(
    ([name]) => type === name || name === type.replace(/\/.*/, "/*"),
  );
  return named?.[1].schema;
}

function schemaErrors(schema: AnySchema, body: unknown): string[] {
  const validate = ajv.compile(schema);
  if (validate(body)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, data }) =>
      `${instancePath || "the body"} ${message}, and is ${JSON.stringify(data).slice(0, 300)}`,
  );
}

/** What a reply has that /api/openapi.json does not say of its route. @param text undefined for a stream */
export function undescribed(handler: object, response: Response, text?: string): string[] {
  const replies = describedReplies(handler);
  if (!replies) return [];
  const described = replies[response.status];
  if (!described) return [`the status ${response.status} is not one of ${Object.keys(replies).join(", ")}`];
  const [type] = (response.headers.get("content-type") ?? "").split(";");
  const { content } = described;
  if (!content) return type || text ? [`a ${response.status} has no body here, and has "${type}"`] : [];
  const schema = contentFor(content, type ?? "");
  if (schema === undefined) return [`the type "${type}" is not one of ${Object.keys(content).join(", ")}`];
  if (text === undefined || type !== "application/json") return [];
  return schemaErrors(schema, JSON.parse(text));
}

/** @throws Error for a reply that the API's description does not allow */
export function assertDescribed(request: Request, handler: object, response: Response, text?: string): void {
  const found = undescribed(handler, response, text);
  if (found.length === 0) return;
  const { pathname } = new URL(request.url);
  throw new Error(
    `${request.method} ${pathname} answered what /api/openapi.json does not describe (lib/http/openapi.ts, and the route's own \`replies\`):\n${found.join("\n")}`,
  );
}
