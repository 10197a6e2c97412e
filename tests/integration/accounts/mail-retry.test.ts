import { beforeEach, describe, expect, it } from "vitest";
import { requestReset } from "../../../lib/accounts/credentials/request-reset";
import { signUp } from "../../../lib/accounts/credentials/sign-up";
import { verifyEmail } from "../../../lib/accounts/credentials/verify-email";
import { db } from "../../../lib/db";
import { sandbox } from "../../facebook";
import { makeUser } from "../../factories";
import { mailsTo, secretMailedTo } from "../../mailbox";
import { countWaiting } from "../../outbox";
import { runTimer } from "../../timers";
import { advance } from "../../clock";
import { startAfresh } from "../posts/publishing/publishing";

process.env.RATE_LIMITS = "off";

const client = { address: null, userAgent: "tests" };
const password = "blue kettle morning";
const fault = (parts: object) => sandbox("POST", "/faults", { provider: "mailbox", ...parts });
/** A busy machine renders a first mail in seconds. */
const patient = { timeout: 30_000 };
/** Waits until the first attempt has failed. */
const waiting = () =>
  expect
    .poll(() => db.outboxMessage.findMany(), patient)
    .toMatchObject([{ lastError: expect.stringMatching("mail:") }]);

beforeEach(async () => {
  await startAfresh();
  await db.outboxMessage.deleteMany();
});

describe("an account's mail that is not accepted at once", () => {
  it("is delivered within seconds when the server only greylists it, and its link works", async () => {
    await fault({ kind: "rate-limit" });
    await signUp({ email: "anna@example.com", password }, client);
    await waiting();
    expect(await mailsTo("anna@example.com", 0)).toEqual([]);
    await advance(6);
    await runTimer("mail-accounts");
    expect(await countWaiting("account-mail")).toBe(0);
    const secret = await secretMailedTo("anna@example.com");
    expect(await verifyEmail(secret, client)).toMatchObject({ email: "anna@example.com" });
    expect(await mailsTo("anna@example.com")).toHaveLength(1);
  });

  it("is sent again when it may have been sent: two are better than none", async () => {
    await fault({ kind: "accept-then-reset" });
    await signUp({ email: "anna@example.com", password }, client);
    await waiting();
    await advance(6);
    await runTimer("mail-accounts");
    expect((await mailsTo("anna@example.com", 2)).map(({ links }) => links[0])).toHaveLength(2);
  });

  it("waits encrypted", async () => {
    const user = await makeUser();
    await fault({ kind: "rate-limit" });
    await requestReset(user.email, client);
    await waiting();
    const [message] = await db.outboxMessage.findMany();
    expect(JSON.stringify(message)).not.toContain(user.email);
    expect(JSON.stringify(message)).not.toContain("token=");
    expect(message).toMatchObject({ userId: user.id, payload: { sealed: expect.stringMatching(/^v1\./) } });
  });

  it("is given up when its link has expired, and when its address is refused", async () => {
    const [late, refused] = [await makeUser(), await makeUser()];
    await fault({ kind: "rate-limit" });
    await requestReset(late.email, client);
    await waiting();
    await fault({ kind: "refuse" });
    await requestReset(refused.email, client);
    await expect.poll(() => db.outboxMessage.count({ where: { givenUpAt: { not: null } } }), patient).toBe(1);
    await advance(3601);
    await runTimer("mail-accounts");
    expect(await db.outboxMessage.count({ where: { givenUpAt: { not: null } } })).toBe(2);
    expect(await mailsTo(late.email, 0)).toEqual([]);
  });
});
