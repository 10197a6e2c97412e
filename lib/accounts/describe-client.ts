import "server-only";
import { clientAddress } from "@/lib/rate-limit";
import type { Client } from "./types";

/** What a request's headers tell of its sender. */
export function describeClient(headers: Headers): Client {
  return {
    address: clientAddress(headers),
    userAgent: (headers.get("user-agent") ?? "").slice(0, 300),
  };
}
