import "server-only";
import { Resolver } from "node:dns/promises";

/** The DNS's own word that a name, or an address of it, does not exist. */
const NONE = ["ENOTFOUND", "ENODATA"];

/**
 * The addresses of a name; none where it has none. Asks the DNS, not the hosts file, whose names are not public;
 * without occupying a thread.
 * @throws what the resolver says where the DNS gave no answer: that is not the same as no address
 */
export async function resolvePublicly(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const addresses = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  const unanswered = answers.find(
    (answer) =>
      answer.status === "rejected" && !NONE.includes((answer.reason as NodeJS.ErrnoException).code ?? ""),
  );
  if (addresses.length === 0 && unanswered?.status === "rejected") throw unanswered.reason;
  return addresses;
}
