import { randomBytes } from "node:crypto";
import type { Context as HonoContext } from "hono";
import type { Env } from "../../context";
import type { Fault } from "../../faults";

/** The parts of Graph's error object. Source: developers.facebook.com/docs/graph-api/guides/error-handling */
export interface GraphErrorParts {
  status?: number;
  type?: "OAuthException" | "GraphMethodException";
  subcode?: number;
  transient?: boolean;
  title?: string;
  userMessage?: string;
  headers?: Record<string, string>;
}

/** Thrown by a route; answered as Graph answers. */
export class GraphError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly parts: GraphErrorParts = {},
  ) {
    super(message);
  }

  toResponse(): Response {
    const {
      status = 400,
      type = "OAuthException",
      subcode,
      transient,
      title,
      userMessage,
      headers,
    } = this.parts;
    const error = {
      message: this.message,
      type,
      code: this.code,
      ...(subcode === undefined ? {} : { error_subcode: subcode }),
      ...(transient === undefined ? {} : { is_transient: transient }),
      ...(title ? { error_user_title: title } : {}),
      ...(userMessage ? { error_user_msg: userMessage } : {}),
      fbtrace_id: `A${randomBytes(16).toString("base64url")}`,
    };
    const challenge = `OAuth "Facebook Platform" "invalid_request" "${asciiOf(this.message)}"`;
    return Response.json(
      { error },
      { status, headers: { "www-authenticate": challenge, "cache-control": "no-store", ...headers } },
    );
  }
}

/** Meta's words for the codes that a fault may name. */
const MESSAGES: Record<number, string> = {
  [-1]: "Unknown error",
  1: "An unknown error occurred",
  2: "An unexpected error has occurred. Please retry your request later.",
  4: "(#4) Application request limit reached",
  9: "(#9) User is performing too many actions",
  10: "(#10) Application does not have permission for this action",
  17: "(#17) User request limit reached",
  21: "(#21) Page ID was migrated to another. Please update your API calls to the new ID",
  32: "(#32) Page request limit reached",
  100: "Invalid parameter",
  102: "Session key invalid or no longer valid",
  104: "Incorrect signature",
  200: "(#200) Permissions error",
  341: "(#341) Feed action request limit reached",
  368: "The action attempted has been deemed abusive or is otherwise disallowed",
  506: "(#506) Duplicate status message",
  613: "(#613) Calls to this api have exceeded the rate limit.",
  803: "(#803) Some of the aliases you requested do not exist",
  1500: "(#1500) The url you supplied is invalid",
  2500: "An active access token must be used to query information about the current user.",
  80001: "(#80001) There have been too many calls to this Page account. Wait a bit and try again.",
  80002: "(#80002) There have been too many calls to this Instagram account. Wait a bit and try again.",
  80006: "(#80006) There have been too many messaging calls to this account. Wait a bit and try again.",
  80008: "(#80008) There have been too many calls to this WhatsApp account. Wait a bit and try again.",
  1609005: "(#1609005) There was a problem scraping data from the provided link.",
};

/** Meta's words for the subcodes of 190. */
const TOKEN_MESSAGES: Record<number, string> = {
  458: "Error validating access token: The user has not authorized application.",
  459: "Error validating access token: You cannot access the app till you log in to www.facebook.com and follow the instructions given.",
  460: "Error validating access token: The session has been invalidated because the user changed their password or Facebook has changed the session for security reasons.",
  463: "Error validating access token: Session has expired.",
  464: "Error validating access token: Sessions for the user are not allowed because the user is not a confirmed user.",
  467: "Error validating access token: This may be because the user logged out or may be due to a system error.",
};

const WAIT_CODES = new Set([4, 17, 32, 613, 80001, 80002, 80006, 80008]);
const REGAIN_MINUTES = 5;

/** A dead or foreign token, by subcode. */
export function tokenError(subcode: number): GraphError {
  return new GraphError(190, TOKEN_MESSAGES[subcode] ?? "Invalid OAuth access token.", {
    subcode,
    status: 400,
  });
}

/** A fault in Graph's own shape. */
export function graphFailure(fault: Fault, _c: HonoContext<Env>): Response {
  const code = fault.code ?? defaultCode(fault);
  const subcode = fault.subcode ?? (fault.kind === "expired-token" ? 463 : undefined);
  const server = fault.kind.startsWith("error-");
  const message =
    fault.message ?? (code === 190 && subcode ? TOKEN_MESSAGES[subcode] : undefined) ?? MESSAGES[code];
  const status = fault.status ?? (server ? 500 : WAIT_CODES.has(code) || isPermission(code) ? 403 : 400);
  return new GraphError(code, message ?? `(#${code}) Error`, {
    status,
    subcode,
    transient: fault.transient ?? (server || WAIT_CODES.has(code) ? true : undefined),
    headers: WAIT_CODES.has(code) ? exhaustedHeaders() : undefined,
  }).toResponse();
}

/** A page that has answered all its calls. */
export function tooManyCalls(pageId: string): GraphError {
  return new GraphError(80001, MESSAGES[80001] ?? "", { status: 403, headers: exhaustedHeaders(pageId) });
}

function defaultCode(fault: Fault): number {
  if (fault.kind === "rate-limit") return 4;
  if (fault.kind === "expired-token") return 190;
  return fault.kind.startsWith("refuse") ? 100 : 2;
}

function isPermission(code: number): boolean {
  return code === 10 || (code >= 200 && code <= 299);
}

/** Source: developers.facebook.com/docs/graph-api/overview/rate-limiting (percentages; minutes to regain access). */
function exhaustedHeaders(pageId = "4010000000000001"): Record<string, string> {
  const use = { call_count: 100, total_cputime: 40, total_time: 55 };
  const page = { type: "pages", ...use, estimated_time_to_regain_access: REGAIN_MINUTES };
  return {
    "x-app-usage": JSON.stringify(use),
    "x-business-use-case-usage": JSON.stringify({ [pageId]: [page] }),
    "retry-after": String(REGAIN_MINUTES * 60),
  };
}

function asciiOf(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, "?").replaceAll('"', "'");
}
