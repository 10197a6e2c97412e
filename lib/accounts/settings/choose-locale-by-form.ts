import "server-only";
import { getActor } from "@/lib/auth/actor";
import { readBytes } from "@/lib/http/body";
import { env } from "@/lib/settings/env";
import { AppError, fieldErrorsOf } from "@/lib/errors";
import { ownPath } from "@/lib/http/origin";
import { chooseLocale } from "./choose-locale";
import { chooseLocaleSchema } from "@/lib/accounts/schema";

const MAX_FORM_BYTES = 200;

/**
 * The footer's form, submitted natively: sets the language and redirects back to the page it was sent from. @throws
 * AppError VALIDATION_FAILED, PAYLOAD_TOO_LARGE
 */
export async function chooseLocaleByForm(request: Request): Promise<Response> {
  const form = new URLSearchParams((await readBytes(request, MAX_FORM_BYTES)).toString("utf8"));
  const parsed = chooseLocaleSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) throw new AppError("VALIDATION_FAILED", { fieldErrors: fieldErrorsOf(parsed.error) });
  await chooseLocale(await getActor(), parsed.data);
  return new Response(null, { status: 303, headers: { location: pathBehind(request) } });
}

/** The path of our own page that a request came from, or else the landing page's. */
function pathBehind(request: Request): string {
  const { APP_URL } = env();
  const from = request.headers.get("referer") ?? "";
  return ownPath(from.startsWith(`${APP_URL}/`) ? from.slice(APP_URL.length) : null, "/");
}
