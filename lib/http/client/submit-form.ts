import type { ErrorCode } from "@/lib/errors";
import { ANSWER_MS, ApiError, lostAnswer, noAnswer, parseJson } from "@/lib/http/api-client";
import { startSilenceTimeout } from "./silence-timeout";

/**
 * Submits a next-auth form as the browser would without JavaScript, and returns the URL it leads to. `json` asks
 * next-auth 4 for the URL instead of a redirect (its own client does the same).
 * @param path the form's target, a path below /api/auth
 * @param changes fields whose values are overridden
 * @throws ApiError without an answer, or with the server's error code
 */
export async function submitForm(
  path: string,
  form: FormData,
  changes: Record<string, string> = {},
): Promise<URL> {
  const fields = new URLSearchParams({ json: "true" });
  for (const [name, value] of [...form, ...Object.entries(changes)])
    if (typeof value === "string") fields.set(name, value);
  const silence = startSilenceTimeout(ANSWER_MS);
  try {
    const response = await fetch(path, { method: "POST", body: fields, signal: silence.signal });
    const body = parseJson(await response.text()) as { url?: string; message?: ErrorCode } | null | undefined;
    if (typeof body?.url === "string") return new URL(body.url, location.href);
    if (response.ok) throw noAnswer("BAD_RESPONSE");
    throw new ApiError(response.status, body?.message ?? "INTERNAL_ERROR", null, body?.message !== undefined);
  } catch (error) {
    throw error instanceof ApiError ? error : lostAnswer(error, silence);
  } finally {
    silence.end();
  }
}
