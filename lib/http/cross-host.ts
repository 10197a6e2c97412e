import "server-only";
import type { NextRequest } from "next/server";
import { refusalReply } from "./envelope";
import { AppError } from "../errors";
import { log } from "@/lib/observability/log";
import { requestIdOf } from "@/lib/observability/log-context";

/**
 * Whether a page of another host sends this form or server action, which Next would report as our error. A user who
 * opens the app at another of its own addresses gets an explanation from `isOwnOrigin`.
 */
export function isCrossHost({ method, headers }: NextRequest): boolean {
  const origin = headers.get("origin");
  if (method !== "POST" || origin === null) return false;
  const host = headers.get("x-forwarded-host")?.split(",")[0]?.trim() || headers.get("host");
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/** Its answer. */
export function refuseCrossHost({ headers, nextUrl }: NextRequest): Response {
  log.warn(
    { origin: headers.get("origin")?.slice(0, 100), path: nextUrl.pathname },
    "a foreign form is refused",
  );
  return refusalReply(new AppError("FOREIGN_ORIGIN"), { requestId: requestIdOf() });
}
