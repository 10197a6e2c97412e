import "server-only";
import webpush from "web-push";
import { env } from "@/lib/settings/env";
import { ProviderError, type ProviderOutcome } from "./provider-error";

/** A browser's subscription at its push service. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };

/** A push message: text that only the browser can read. A later message of the same topic replaces it. */
export type Push = { payload: string; topic: string };

const TIMEOUT_MS = 10_000;
const KEPT_SECONDS = 24 * 60 * 60;

/**
 * The push services of current browsers: Chrome and its derivatives, Firefox, Edge, Safari. An address comes from any
 * signed-in person, so no other host is ever called.
 */
const SERVICES =
  /^https:\/\/(fcm\.googleapis\.com|android\.googleapis\.com|jmt17\.google\.com|updates\.push\.services\.mozilla\.com|([a-z0-9-]+\.)+notify\.windows\.com|([a-z0-9-]+\.)*push\.apple\.com)\//;

/**
 * Whether an address belongs to a push service; the sandbox's addresses count while the sandbox stands in for a
 * provider.
 */
export function isPushService(endpoint: string): boolean {
  const { sandboxed, SANDBOX_URL } = env();
  const address = new URL(endpoint);
  if (sandboxed.length > 0 && address.origin === new URL(SANDBOX_URL).origin)
    return address.pathname.startsWith("/push/");
  return SERVICES.test(address.href) && !address.username && !address.port;
}

/**
 * Sends a message to a browser's push service (RFC 8030), encrypted for that browser (RFC 8291) and signed with our
 * VAPID key (RFC 8292).
 * @returns `gone` when the subscription has ended and must be deleted
 * @throws ProviderError `refused` (rejected for good), `retry` (not reached, busy), `unknown` (no answer)
 */
export async function sendPush(target: PushTarget, { payload, topic }: Push): Promise<"sent" | "gone"> {
  const { APP_URL, MAIL_FROM, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, https } = env();
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY) throw failure("refused", "there are no VAPID keys");
  if (!isPushService(target.endpoint)) throw failure("refused", "not a push service");
  const request = webpush.generateRequestDetails(
    { endpoint: target.endpoint, keys: { p256dh: target.p256dh, auth: target.auth } },
    payload,
    {
      TTL: KEPT_SECONDS,
      urgency: "high",
      topic,
      vapidDetails: {
        // Apple's service accepts no subject other than an https address or a real mailbox.
        subject: https ? APP_URL : `mailto:${/[^<\s@]{1,64}@[^>\s]+/.exec(MAIL_FROM)?.[0] ?? MAIL_FROM}`,
        publicKey: VAPID_PUBLIC_KEY,
        privateKey: VAPID_PRIVATE_KEY,
      },
    },
  );
  const reply = await fetch(request.endpoint, {
    method: "POST",
    headers: headersOf(request.headers),
    body: new Uint8Array(request.body ?? []),
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw failure(outcomeOf(cause), "no answer", cause);
  });
  await reply.body?.cancel();
  if (reply.ok) return "sent";
  if (reply.status === 404 || reply.status === 410) return "gone";
  const again = reply.status === 429 || reply.status >= 500;
  throw new ProviderError({
    provider: "push",
    code: "PUSH_FAILED",
    outcome: again ? "retry" : "refused",
    status: reply.status,
    message: `push: status ${reply.status}`,
    retryAfterSeconds: Number(reply.headers.get("retry-after")) || undefined,
  });
}

/** fetch sets the content length itself. */
function headersOf(headers: Record<string, unknown>): Record<string, string> {
  const pairs = Object.entries(headers).filter(([name]) => name.toLowerCase() !== "content-length");
  return Object.fromEntries(pairs.map(([name, value]) => [name, String(value)]));
}

const NOT_REACHED = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;

function outcomeOf(error: unknown): ProviderOutcome {
  const { cause } = error as { cause?: { code?: string } };
  return NOT_REACHED.test(cause?.code ?? "") ? "retry" : "unknown";
}

function failure(outcome: ProviderOutcome, message: string, cause?: unknown): ProviderError {
  return new ProviderError({
    provider: "push",
    code: "PUSH_FAILED",
    outcome,
    message: `push: ${message}`,
    cause,
  });
}
