import { NextResponse } from "next/server";
import { handleNextAuth } from "../lib/accounts/sign-in/handle-next-auth";
import { csrfTokenOf, issueCsrfToken } from "../lib/accounts/sessions/issue-csrf-token";
import { env } from "../lib/settings/env";
import { csrfCookieName } from "../lib/auth/session-cookie";
import { requestOf } from "./fixtures";
import { inRequest } from "./request-scope";

const own = { origin: env().APP_URL, "sec-fetch-site": "same-origin" };

/** A browser's cookies, of one origin. */
export class Jar {
  private readonly kept = new Map<string, string>();
  take(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      this.kept.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }
  get(name: string): string | undefined {
    return this.kept.get(name) || undefined;
  }
  set(name: string, value: string): void {
    this.kept.set(name, value);
  }
  get header(): string {
    return [...this.kept].map(([name, value]) => `${name}=${value}`).join("; ");
  }
}

type Sent = { path: string; fields?: Record<string, string>; headers?: Record<string, string> };

/** One request to next-auth's route, as a browser with this jar sends it. */
export async function askNextAuth(jar: Jar, { path, fields, headers = own }: Sent) {
  const request = requestOf({
    path,
    body: fields && new URLSearchParams(fields).toString(),
    headers: {
      ...(fields ? { "content-type": "application/x-www-form-urlencoded" } : {}),
      ...headers,
      cookie: jar.header,
    },
  });
  const nextauth = request.nextUrl.pathname.split("/").slice(3);
  const context = { params: Promise.resolve({ nextauth }) };
  const { result, cookies } = await inRequest(request, () => handleNextAuth(request, context));
  jar.take(result.headers.getSetCookie());
  jar.take(cookies);
  return { response: result, location: result.headers.get("location") ?? "" };
}

/** A visitor of /login: its csrf cookie is in the jar. */
export function visitor(): { jar: Jar; csrfToken: string } {
  const jar = new Jar();
  const page = NextResponse.next();
  const csrf = issueCsrfToken(requestOf({ path: "/login" }));
  if (csrf) page.cookies.set(csrf);
  jar.take(page.headers.getSetCookie());
  return { jar, csrfToken: csrfTokenOf(decodeURIComponent(jar.get(csrfCookieName(false)) ?? "")) };
}

export type Choice = {
  name?: string;
  email?: string;
  verified?: "yes" | "no" | "as-is";
  person?: string;
  decision?: "continue" | "cancel";
};

/**
 * Presses the button, chooses a person at the sandbox's Google, and answers with the address of the way back.
 * @param google what this browser keeps of Google from before
 */
export async function tripToGoogle(choice: Choice, callbackUrl = "/dashboard", google = new Jar()) {
  const { jar, csrfToken } = visitor();
  const begun = await askNextAuth(jar, {
    path: "/api/auth/signin/google",
    fields: { csrfToken, callbackUrl },
  });
  const go = async (address: string, body?: URLSearchParams): Promise<string> => {
    const reply = await fetch(new URL(address, env().SANDBOX_URL), {
      method: body ? "POST" : "GET",
      body,
      redirect: "manual",
      headers: { cookie: google.header },
    });
    google.take(reply.headers.getSetCookie());
    return reply.headers.get("location") ?? "";
  };
  const page = await go(begun.location);
  const form = new URLSearchParams({ decision: "continue", person: "new", ...choice });
  const back = await go(await go(page, form));
  return { jar, begun, back: back.slice(env().APP_URL.length) };
}

/** The whole sign-in. @returns where it leads, and its session */
export async function continueWithGoogle(choice: Choice, callbackUrl?: string, google?: Jar) {
  const trip = await tripToGoogle(choice, callbackUrl, google);
  const { location } = await askNextAuth(trip.jar, { path: trip.back, headers: {} });
  const session = trip.jar.get("postwright.session");
  return { ...trip, location, session, error: new URL(location).searchParams.get("error") };
}
