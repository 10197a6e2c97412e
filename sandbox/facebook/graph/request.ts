import type { Context as HonoContext } from "hono";
import type { Env } from "../../context";
import { GraphError } from "./errors";

export interface GraphRequest {
  params: Record<string, string>;
  files: Record<string, File>;
}

/** Parameters that every edge takes. */
const COMMON = ["access_token", "appsecret_proof", "appsecret_time", "format", "pretty", "debug", "locale"];

/** Reads query and body (urlencoded, multipart or JSON); the body wins, as with Graph. */
export async function readRequest(c: HonoContext<Env>): Promise<GraphRequest> {
  const request: GraphRequest = { params: { ...c.req.query() }, files: {} };
  const type = c.req.header("content-type") ?? "";
  if (c.req.method === "GET" || !type) return request;
  if (type.startsWith("application/json")) {
    for (const [key, value] of Object.entries(await readJson(c))) {
      request.params[key] = typeof value === "string" ? value : JSON.stringify(value);
    }
    return request;
  }
  let form: FormData;
  try {
    form = await c.req.formData();
  } catch {
    throw new GraphError(100, "Invalid parameter: the body could not be read as a form");
  }
  for (const [key, value] of form) {
    if (typeof value === "string") request.params[key] = value;
    else request.files[key] = value;
  }
  return request;
}

async function readJson(c: HonoContext<Env>): Promise<Record<string, unknown>> {
  const body: unknown = await c.req.json().catch(() => null);
  if (body === null || typeof body !== "object" || Array.isArray(body)) {
    throw new GraphError(100, "Invalid parameter: the body is not a JSON object");
  }
  return body as Record<string, unknown>;
}

/**
 * Refuses parameters that the edge does not know, so that a misspelt one is found here and not in production.
 * `name[0]` and the like count as `name`.
 */
export function allowOnly(request: GraphRequest, names: string[]): void {
  for (const key of [...Object.keys(request.params), ...Object.keys(request.files)]) {
    const name = key.replace(/\[\d*\]$/, "");
    if (!COMMON.includes(name) && !names.includes(name)) {
      throw new GraphError(100, `(#100) Unknown parameter: ${key}`);
    }
  }
}

/** A boolean parameter as Graph reads it; anything else is refused. */
export function booleanParam(request: GraphRequest, name: string, fallback: boolean): boolean {
  const value = request.params[name];
  if (value === undefined) return fallback;
  if (/^(true|1)$/i.test(value)) return true;
  if (/^(false|0)$/i.test(value)) return false;
  throw new GraphError(100, `(#100) Param ${name} must be a boolean`);
}
