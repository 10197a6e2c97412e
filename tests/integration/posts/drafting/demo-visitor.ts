import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { NextRequest } from "next/server";
import { POST as demoRoute } from "../../../../app/api/demo/route";
import { demoCookieName } from "../../../../lib/auth/session-cookie";
import { SOCKET_ADDRESS_HEADER } from "../../../../lib/http/addresses/client-address";
import { env } from "../../../../lib/settings/env";
import { assertDescribed } from "../../../described";
import { requestOf } from "../../../fixtures";
import { inRequest } from "../../../request-scope";

export const COOKIE = demoCookieName(false);
export const own = { origin: env().APP_URL, "sec-fetch-site": "same-origin" };
/** What a visitor fills in. */
export const bakery = { businessName: "Molnár Bakery", about: "Sourdough from 7 on Saturday", locale: "en" };

type Ask = {
  fields?: Record<string, string>;
  photo?: Uint8Array;
  address?: string;
  cookie?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};
let visitors = 0;

/** Sends the form as a browser does. @returns the reply, unread, and the cookies that came with it */
export async function ask({
  fields = bakery,
  photo: file,
  address,
  cookie,
  headers = own,
  signal,
}: Ask = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set("file", new Blob([new Uint8Array(file)], { type: "image/jpeg" }), "photo.jpg");
  visitors += 1;
  const given = requestOf({
    method: "POST",
    path: "/api/demo",
    body: form,
    headers: {
      ...headers,
      [SOCKET_ADDRESS_HEADER]: address ?? `198.51.100.${visitors % 250}`,
      ...(cookie ? { cookie: `${COOKIE}=${cookie}` } : {}),
    },
  });
  const request = signal ? new NextRequest(given, { signal }) : given;
  const { result, cookies } = await inRequest(request, () =>
    demoRoute(request, { params: Promise.resolve({}) }),
  );
  assertDescribed(request, demoRoute, result);
  const line = cookies.find((one) => one.startsWith(`${COOKIE}=`));
  return { reply: result, line, cookie: line?.split(";")[0]?.slice(COOKIE.length + 1) };
}

type Answer = { message: string; object: { content?: string; fieldErrors?: Record<string, string[]> } };
export async function answerOf(parts?: Ask) {
  const { reply, ...rest } = await ask(parts);
  return { status: reply.status, headers: reply.headers, ...((await reply.json()) as Answer), ...rest };
}

/** A model that takes every request and says nothing. */
export async function silentModel() {
  const seen = { asked: 0, left: 0 };
  const server = createServer((_, response) => {
    seen.asked += 1;
    response.once("close", () => (seen.left += 1));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { OPENAI_BASE_URL } = env();
  Object.assign(env(), { OPENAI_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` });
  const close = () => {
    Object.assign(env(), { OPENAI_BASE_URL });
    server.close();
  };
  return Object.assign(seen, { close });
}
