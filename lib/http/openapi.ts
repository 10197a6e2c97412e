import { z } from "zod";
import { ERRORS, STATUS_CODES } from "../errors";
import { idempotencyKey } from "@/lib/http/idempotency/request-key";

/** Statuses whose reply is the route's own: its content type, or null where there is no body. */
export type Replies = Partial<Record<200 | 303 | 304, string | null>>;

const DESCRIPTIONS: Record<string, string> = { 200: "OK", 303: "SEE_OTHER", 304: "NOT_MODIFIED" };

type Options = {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  form?: { fields: z.ZodType | undefined; optional?: boolean };
  auth?: "user" | "none";
  once?: boolean;
  stream?: boolean;
  replies?: Replies;
};
type Described = { options: Options };

/** A route file: its path in OpenAPI notation (`/api/post/{id}`), and its exports. */
export type ApiRoute = { path: string; methods: Record<string, unknown> };

/** The methods that a route supports, each with its handler; a route file may export settings of Next's, too. */
export function methodsOf({ methods }: ApiRoute): [method: string, handler: Described][] {
  return Object.entries(methods).filter(
    (entry): entry is [string, Described] => entry[1] instanceof Object && "options" in entry[1],
  );
}

type Json = Record<string, unknown>;

/** A zod schema as JSON Schema; what JSON Schema cannot express (a transformation) is left open. */
function schemaOf(schema: z.ZodType): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return json;
}

function parametersOf(schema: z.ZodType | undefined, place: "path" | "query"): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema) as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, type]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: type,
  }));
}

const KEY = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "A repeat with the same key and body within 24 hours has no further effect and gets the same reply.",
  schema: schemaOf(idempotencyKey),
};

const contentOf = (schemas: Record<string, Json>): Json => ({
  content: Object.fromEntries(Object.entries(schemas).map(([type, schema]) => [type, { schema }])),
});

const envelope = (statusCode: string, message: Json, object: Json): Json => ({
  type: "object",
  additionalProperties: false,
  required: ["statusCode", "message", "object"],
  properties: { statusCode: { const: statusCode }, message, object },
});

const OK = envelope("OK", { type: "string" }, {});

/** The envelope of every refusal, by status, each with the codes of that status in `message`. */
const REFUSALS = Object.entries(STATUS_CODES)
  .filter(([status]) => status !== "200")
  .map(([status, constant]): [string, Json] => {
    const codes = Object.entries(ERRORS).filter(([, codeStatus]) => codeStatus === Number(status));
    const message = { enum: codes.map(([code]) => code) };
    const schema = envelope(constant, message, { type: ["object", "null"] });
    return [status, { description: constant, ...contentOf({ "application/json": schema }) }];
  });

/** All that a route may answer, by status. */
export function responsesOf({ replies, stream }: Options): Record<string, Json> {
  const refusals = Object.fromEntries(REFUSALS);
  if (replies) {
    const own = Object.entries(replies).map(([status, type]) => [
      status,
      { description: DESCRIPTIONS[status], ...(type && contentOf({ [type]: {} })) },
    ]);
    return { ...Object.fromEntries(own), ...refusals };
  }
  const events = stream && { "text/event-stream": { type: "string" } };
  return { 200: { description: "OK", ...contentOf({ "application/json": OK, ...events }) }, ...refusals };
}

/** A multipart body: `file`, and the fields beside it. */
function formOf({ fields, optional }: NonNullable<Options["form"]>): Json {
  const schema = fields ? (schemaOf(fields) as { properties?: Json; required?: string[] }) : {};
  const file = { type: "string", format: "binary" };
  const required = [...(optional ? [] : ["file"]), ...(schema.required ?? [])];
  return { ...schema, type: "object", properties: { file, ...schema.properties }, required };
}

function bodyOf({ body, form }: Options): Json {
  if (body) return { requestBody: { content: { "application/json": { schema: schemaOf(body) } } } };
  if (form) return { requestBody: { content: { "multipart/form-data": { schema: formOf(form) } } } };
  return {};
}

function operationOf(method: string, path: string, options: Options): Json {
  const { params, query, auth, once } = options;
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[^a-zA-Z]+(.)?/g, (_, next: string = "") => next.toUpperCase())}`,
    tags: [path.split("/")[2]],
    parameters: [...parametersOf(params, "path"), ...parametersOf(query, "query"), ...(once ? [KEY] : [])],
    ...bodyOf(options),
    security: auth === "none" ? [] : [{ bearer: [] }, { session: [] }],
    responses: responsesOf(options),
  };
}

/** The OpenAPI 3.1 description of the given routes, generated from the schemas that validate their requests. */
export function describeApi(
  routes: readonly ApiRoute[],
  { url, session }: { url: string; session: string },
): Json {
  const paths = routes.map((described) => {
    const operations = methodsOf(described).map(([method, { options }]) => [
      method.toLowerCase(),
      operationOf(method, described.path, options),
    ]);
    return [described.path, Object.fromEntries(operations)];
  });
  return {
    openapi: "3.1.0",
    info: {
      title: "Postwright",
      version: "1",
      description:
        "Lengths of texts are counted in Unicode code points, as JSON Schema counts: an emoji of one is one.",
    },
    servers: [{ url }],
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer" },
        session: { type: "apiKey", in: "cookie", name: session },
      },
    },
  };
}
