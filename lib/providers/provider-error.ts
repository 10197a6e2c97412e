/**
 * What a vendor says of a call. `retry`: it passes by itself. `refused`: a retry will not help. `unknown`: may have taken
 * effect, so check before retrying. Of a call that carried a post none is believed before the page was read.
 */
export type ProviderOutcome = "retry" | "refused" | "unknown";

export type ProviderName = "facebook" | "openai" | "stripe" | "google" | "mail" | "storage" | "push";

/** `configuration`: the operator's key, model, plan or quota. `request`: what we sent, which is a defect of ours. */
export type ProviderFault = "configuration" | "request";

type Details = {
  provider: ProviderName;
  /** A code of lib/errors.ts. */
  code: string;
  outcome: ProviderOutcome;
  /** The vendor's own words; never a token or a request's content. */
  message?: string;
  /** The HTTP status of its answer, where that matters. */
  status?: number;
  /** Seconds that the vendor asks us to wait. */
  retryAfterSeconds?: number;
  /** Whose matter it is, where no wait and no other words of the user help. */
  fault?: ProviderFault;
  /** False where no connection was made: then the call certainly had no effect. */
  arrived?: boolean;
  cause?: unknown;
};

/** The one error that a provider module throws about its vendor. */
export class ProviderError extends Error {
  readonly provider: ProviderName;
  readonly code: string;
  readonly outcome: ProviderOutcome;
  readonly status: number | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly fault: ProviderFault | undefined;
  readonly arrived: boolean;
  /** The vendor's own words, where it gave any. */
  readonly vendorMessage: string | undefined;

  constructor({
    provider,
    code,
    outcome,
    message,
    status,
    retryAfterSeconds,
    fault,
    arrived = true,
    cause,
  }: Details) {
    super(message ?? `${provider}: ${code}`, { cause });
    this.name = "ProviderError";
    this.provider = provider;
    this.code = code;
    this.outcome = outcome;
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
    this.fault = fault;
    this.arrived = arrived;
    this.vendorMessage = message;
  }
}
