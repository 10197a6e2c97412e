import type { FieldErrors } from "@/lib/errors";

/** How an attempt on the sign-in page ended; `done` is the mail that has gone out. */
export type LoginResult =
  { ok: true; done: "sent" | "resent" } | { ok: false; code: string; fieldErrors?: FieldErrors };

/** The fields that an address speaks of, each with its parameter, which holds a message key. */
const FIELDS = { email: "emailError", password: "passwordError" } as const;

/** The parameters of /login that say a result: what a plain form can be answered with. */
export const LOGIN_RESULT_KEYS = ["error", "sent", "resent", ...Object.values(FIELDS)];

/** A result as parameters of /login. */
export function tellLoginResult(result: LoginResult): Record<string, string> {
  if (result.ok) return { [result.done]: "1" };
  const fields = Object.entries(FIELDS).map(([field, name]) => [name, result.fieldErrors?.[field]?.[0]]);
  return { error: result.code, ...Object.fromEntries(fields.filter(([, key]) => key)) };
}

/** The result that parameters of /login say, or null where they say none. Anybody may have written them. */
export function readLoginResult(query: URLSearchParams): LoginResult | null {
  const code = query.get("error");
  if (!code) {
    const done = (["resent", "sent"] as const).find((name) => query.get(name) === "1");
    return done ? { ok: true, done } : null;
  }
  const said = Object.entries(FIELDS).flatMap(([field, name]) => {
    const key = query.get(name);
    return key ? [[field, [key]]] : [];
  });
  return { ok: false, code, ...(said.length > 0 ? { fieldErrors: Object.fromEntries(said) } : {}) };
}
