import { hkdf } from "node:crypto";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { verifyPassword } from "./verify-password";

const AT_ONCE = 100;

it("leaves threads for the session cookies of others while a hundred passwords are verified", async () => {
  await verifyPassword(null, "the decoy is made first");
  let verified = 0;
  const crowd = Array.from({ length: AT_ONCE }, () =>
    verifyPassword(null, "a long wrong sentence").then(() => void (verified += 1)),
  );
  await crowd[0];
  // Work for libuv's threads, which take it in the order in which it comes.
  await promisify(hkdf)("sha256", "key", "salt", "info", 32);
  // In one queue with it, nearly all of them would have come first.
  expect(verified).toBeLessThan(AT_ONCE / 2);
  await Promise.all(crowd);
  expect(verified).toBe(AT_ONCE);
});
