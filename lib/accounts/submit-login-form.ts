import "server-only";
import type { ActionResult } from "@/lib/action";
import { readBytes } from "@/lib/body";
import { ownPath } from "@/lib/origin";
import { type LoginResult, tellLoginResult } from "./tell-login-result";

const MAX_FORM_BYTES = 10_000;

type Door = {
  action: (form: FormData) => Promise<ActionResult<unknown>>;
  /** The mail that goes out when all is well. */
  done: "sent" | "resent";
  /** What the form has to be again when something is not. */
  mode?: "sign-up";
};

/**
 * Answers a form of the sign-in page as next-auth answers its own: leads back to /login, which says how it went;
 * with `json=true`, as the page's script asks, that address comes in JSON instead. A reload sends nothing again.
 */
export async function submitLoginForm(request: Request, { action, done, mode }: Door): Promise<Response> {
  const sent = new URLSearchParams((await readBytes(request, MAX_FORM_BYTES)).toString("utf8"));
  const form = new FormData();
  for (const [name, value] of sent) form.set(name, value);
  const answer = await action(form);
  const result: LoginResult = answer.ok ? { ok: true, done } : answer;
  const query = new URLSearchParams({
    ...tellLoginResult(result),
    ...(!answer.ok && mode ? { mode } : {}),
    callbackUrl: ownPath(sent.get("callbackUrl")),
  });
  const address = `/login?${query}`;
  if (sent.get("json") === "true") return Response.json({ url: address });
  return new Response(null, { status: 303, headers: { location: address } });
}
