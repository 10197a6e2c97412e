import Stripe from "stripe";

type Options = { idempotencyKey: string };

/** What is made, and the id of what came before it. */
type Once = { name: string; after?: string | undefined };

/** Keys that are tried at most: each but the last led to something old. */
const MOST = 5;

/**
 * Makes something once for `name` and `after`, however many ask at once. Under a key Stripe gives its first answer for a day, also
 * an error of its own and also what has gone since (`isGone`): such an old answer is not taken. The next key comes
 * out of it, so that all who meet it go on together. Vendor: docs.stripe.com/api/idempotent_requests
 * @throws StripeError as the vendor's client does
 */
export async function createOnce<T extends { id: string }>(
  { name, after }: Once,
  create: (options: Options) => Promise<Stripe.Response<T>>,
  isGone: (made: T) => Promise<boolean> = () => Promise.resolve(false),
): Promise<T> {
  for (let last = after, tries = 1; ; tries += 1) {
    const idempotencyKey = last ? `${name}:${last}` : name;
    const old = await create({ idempotencyKey }).then(
      async (made) => (replayed(made.lastResponse.headers) && (await isGone(made)) ? made.id : { made }),
      (error: unknown) => oldError(error) ?? Promise.reject(error as Error),
    );
    if (typeof old !== "string") return old.made;
    if (tries === MOST)
      throw new Stripe.errors.StripeAPIError({ message: `${name}: only old answers`, type: "api_error" });
    last = old;
  }
}

/** What names an error of Stripe's own that is told again; null for one of now, or a refusal. */
function oldError(error: unknown): string | null {
  if (!(error instanceof Stripe.errors.StripeError) || (error.statusCode ?? 0) < 500) return null;
  return replayed(error.headers) ? (error.headers?.["original-request"] ?? null) : null;
}

const replayed = (headers: Record<string, string> | undefined) => headers?.["idempotent-replayed"] === "true";
