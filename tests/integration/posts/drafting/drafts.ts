import { expect } from "vitest";
import { EventSourceParserStream } from "eventsource-parser/stream";
import { POST } from "../../../../app/api/post/draft/route";
import { db } from "../../../../lib/db";
import { env } from "../../../../lib/settings/env";
import type { DraftRequest } from "../../../../lib/posts/drafting/schema";
import { call, open } from "../../../fixtures";

/** A short text post, as the form sends it. */
export const rolls: DraftRequest = {
  description: "Poppy seed rolls on Saturday morning",
  postType: "SOCIAL_MEDIA_AD",
  postLength: "SHORT",
  postTone: "FRIENDLY",
  replyLanguage: "ENGLISH",
};

type Parts = { key?: string; body?: unknown };
const headersOf = ({ key }: Parts) => (key ? { "idempotency-key": key } : undefined);

/** Asks for a draft and waits for the whole reply. */
export function draft(bearer: string, parts: Parts = {}) {
  return call(POST, { bearer, body: parts.body ?? rolls, headers: headersOf(parts) });
}

/** Asks for a draft as events. */
export function openDraft(bearer: string, parts: Parts = {}): Promise<Response> {
  const headers = { ...headersOf(parts), accept: "text/event-stream" };
  return open(POST, { bearer, body: parts.body ?? rolls, headers });
}

export type Event = { name: string; data: Record<string, unknown> };

/** All events of a stream. */
export async function eventsOf(response: Response): Promise<Event[]> {
  if (!response.body) throw new Error("no body");
  const parsed = response.body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(new EventSourceParserStream());
  const events: Event[] = [];
  for await (const { event, data } of parsed as unknown as AsyncIterable<{ event?: string; data: string }>)
    events.push({ name: event ?? "message", data: JSON.parse(data) as Record<string, unknown> });
  return events;
}

/** Plants a fault in the sandbox. `times: null` hits until it is cleared. */
export async function plant(fault: Record<string, unknown>): Promise<void> {
  const reply = await fetch(`${env().SANDBOX_URL}/api/faults`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ provider: "openai", times: null, ...fault }),
  });
  if (!reply.ok) throw new Error(`fault: ${reply.status} ${await reply.text()}`);
}

/** Takes all faults away. */
export async function clearFaults(): Promise<void> {
  await fetch(`${env().SANDBOX_URL}/api/faults`, { method: "DELETE" });
}

/** The balance, which has to be what the ledger says, with nothing held any more. */
export async function settledBalance(userId: string): Promise<number> {
  const { balance } = await db.creditAccount.findUniqueOrThrow({ where: { userId } });
  const { _sum } = await db.creditEntry.aggregate({ where: { userId }, _sum: { delta: true } });
  expect(_sum.delta).toBe(balance);
  expect(await db.generation.count({ where: { userId, state: "RESERVED" } })).toBe(0);
  return balance;
}
