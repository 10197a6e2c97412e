import { z } from "zod";
import { ERRORS, STATUS_CODES } from "./errors";

type Options = { params?: z.ZodType; query?: z.ZodType; body?: z.ZodType; auth?: "user" | "none" };
/** A route file: its path as OpenAPI writes it (`/api/post/{id}`), and what it exports. */
export type ApiRoute = { path: string; methods: Record<string, { options: Options }> };

type Json = Record<string, unknown>;

/** A zod schema as JSON Schema; what JSON Schema cannot say (a transformation) is left open. */
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

const envelope = (statusCode: string, message: Json): Json => ({
  type: "object",
  required: ["statusCode", "message", "object"],
  properties: { statusCode: { const: statusCode }, message, object: {} },
});

/** Every status that the API answers, with the codes that `message` can hold then. */
function responses(): Json {
  return Object.fromEntries(
    Object.entries(STATUS_CODES).map(([status, constant]) => {
      const codes = Object.entries(ERRORS).filter(([, one]) => one === Number(status));
      const message = status === "200" ? { type: "string" } : { enum: codes.map(([code]) => code) };
      const content = { "application/json": { schema: envelope(constant, message) } };
      return [status, { description: constant, content }];
    }),
  );
}

function operationOf(method: string, path: string, { params, query, body, auth }: Options): Json {
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[^a-zA-Z]+(.)?/g, (_, next: string = "") => next.toUpperCase())}`,
    tags: [path.split("/")[2]],
    parameters: [...parametersOf(params, "path"), ...parametersOf(query, "query")],
    ...(body ? { requestBody: { content: { "application/json": { schema: schemaOf(body) } } } } : {}),
    security: auth === "none" ? [] : [{ bearer: [] }, { session: [] }],
    responses: responses(),
  };
}

/** The OpenAPI 3.1 description of the given routes, made from the schemas that check their requests. */
export function describeApi(
  routes: readonly ApiRoute[],
  { url, session }: { url: string; session: string },
): Json {
  const paths = routes.map(({ path, methods }) => {
    const operations = Object.entries(methods)
      .filter(([, handler]) => "options" in handler)
      .map(([method, { options }]) => [method.toLowerCase(), operationOf(method, path, options)]);
    return [path, Object.fromEntries(operations)];
  });
  return {
    openapi: "3.1.0",
    info: { title: "Postwright", version: "1" },
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
