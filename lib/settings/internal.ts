import { z } from "zod";
import { count, flag, httpUrl, positive } from "./schemas";

/**
 * What no operator sets, and .env.example leaves out: the platform names the first two, tests and measurements change
 * the others.
 */
export const INTERNAL_FIELDS = {
  /** Vercel's own sign. */
  VERCEL: flag,
  /** Where the server listens, as the image sets it; see scripts/run/listen-on.ts. */
  HOSTNAME: z.string().optional(),
  /** Where the sandbox is found; by default on this machine, at SANDBOX_PORT. */
  SANDBOX_URL: httpUrl.optional(),
  FACEBOOK_TIMEOUT_MS: positive(30_000),
  /**
   * When to check the page after a response from Facebook that does not tell whether the post was published, in
   * seconds. A post that two checks have not found is sent once more.
   */
  RECONCILE_DELAYS: z
    .string()
    .regex(/^\d+(,\d+)*$/, "seconds, separated by commas")
    .default("10,50,300,600"),
  /** After how long a delivery whose process renews no lease counts as abandoned. */
  DELIVERY_LEASE_SECONDS: z.coerce.number().int().min(3).default(15),
  /** The pause between two posts that jobs send to one page. */
  PAGE_PACE_SECONDS: z.coerce.number().min(0).max(3600).default(1),
  /** How long a server that is told to stop may take to finish its work. */
  STOP_GRACE_SECONDS: count(30),
  RATE_LIMITS: z.enum(["on", "off"]).default("on"),
};
