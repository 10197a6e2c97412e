import Stripe from "stripe";

type Options = { idempotencyKey: string };

/**
 * What is created, the id of what came before it, and how many keys are tried: each but the last led to a stale
 * answer.
 */
type Once = { name: string; after?: string | undefined; maxKeys?: number };

/**
 * Creates or does something once for `name` and `after`, however many callers there are. Under an idempotency key
 * Stripe repeats its first answer for a day, even an error or a declined card, and even for an object that is gone
 * (`isStale`): such a stale answer is skipped. The next key is derived from it, so that all callers who meet it
 * continue with the same key. Vendor: docs.stripe.com/api/idempotent_requests
 * @throws StripeError like the vendor's client
 */
export async function createOnce<T extends { id: string }>(
  { name, after, maxKeys = 5 }: Once,
  create: (options: Options) => Promise<Stripe.Response<T>>,
  isStale: (made: T) => Promise<boolean> = () => Promise.resolve(false),
): Promise<T> {
  for (let last = after, tries = 1; ; tries += 1) {
    const idempotencyKey = last ? `${name}:${last}` : name;
    const old = await create({ idempotencyKey }).then(
      async (made) => (replayed(made.lastResponse.headers) && (await isStale(made)) ? made.id : { made }),
      (error: unknown) => oldError(error) ?? Promise.reject(error as Error),
    );
    if (typeof old !== "string") return old.made;
    if (tries === maxKeys)
      throw new Stripe.errors.StripeAPIError({ message: `${name}: only stale answers`, type: "api_error" });
    last = old;
  }
}

/** The id of the request whose error is repeated; null for a new error. */
function oldError(error: unknown): string | null {
  if (!(error instanceof Stripe.errors.StripeError)) return null;
  return replayed(error.headers) ? (error.headers?.["original-request"] ?? null) : null;
}

const replayed = (headers: Record<string, string> | undefined) => headers?.["idempotent-replayed"] === "true";
