import type { Fault } from "../faults";

/** Thrown by a route; answered as push services answer: a status, and words for people. */
export class PushError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }

  toResponse(): Response {
    return new Response(this.message, {
      status: this.status,
      headers: { "content-type": "text/plain", ...this.headers },
    });
  }
}

/** What a fault answers. `status` chooses another one, such as 404 or 410 for a subscription that is gone. */
export function failPush(fault: Fault): Response {
  const usual = { refuse: 410, "expired-token": 403, "rate-limit": 429 } as Partial<Record<string, number>>;
  const status = fault.status ?? usual[fault.kind] ?? 503;
  const headers = status === 429 ? { "retry-after": String(fault.code ?? 60) } : undefined;
  return new PushError(status, fault.message ?? `The push service answers ${status}`, headers).toResponse();
}
