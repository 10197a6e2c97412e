import { beforeEach, describe, expect, it } from "vitest";
import { requestReset } from "../../../lib/accounts/credentials/request-reset";
import { endSignUps } from "../../../lib/accounts/sign-ups";
import { resetPassword } from "../../../lib/accounts/credentials/reset-password";
import { signUp } from "../../../lib/accounts/credentials/sign-up";
import { verifyEmail } from "../../../lib/accounts/credentials/verify-email";
import { expireEmailTokens } from "../../../lib/accounts/mutations";
import { db } from "../../../lib/db";
import { sandbox } from "../../facebook";
import { makeUser } from "../../factories";
import { mailsTo, secretMailedTo } from "../../mailbox";
import { countWaiting } from "../../outbox";
import { runTimer } from "../../timers";
import { advance } from "../../clock";
import { startAfresh } from "../posts/publishing/publishing";

process.env.RATE_LIMITS = "off";

const client = { address: null, userAgent: "tests", signUp: "anna" };
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

  it("is kept for days while the server does not let us in, and its link works for an hour from then on", async () => {
    const user = await makeUser();
    await fault({ kind: "expired-token", times: null });
    await requestReset(user.email, client);
    await waiting();
    for (let hour = 0; hour < 48; hour += 1) {
      await advance(3601);
      await runTimer("mail-accounts");
    }
    expect(await countWaiting("account-mail")).toBe(1);
    expect(await mailsTo(user.email, 0)).toEqual([]);
    await sandbox("DELETE", "/faults");
    await advance(3601);
    await runTimer("mail-accounts");
    const token = await secretMailedTo(user.email);
    await advance(3500);
    expect(await resetPassword({ token, password: "green lamp evening" }, client)).toBe(user.email);
    await mailsTo(user.email, 2);
  });

  it("has a link that ends an hour after it was sent, however long it waited", async () => {
    const user = await makeUser();
    await fault({ kind: "rate-limit", path: user.email });
    await requestReset(user.email, client);
    await waiting();
    await advance(6);
    await runTimer("mail-accounts");
    const token = await secretMailedTo(user.email);
    await advance(3601);
    await expect(resetPassword({ token, password: "green lamp evening" }, client)).rejects.toMatchObject({
      code: "LINK_EXPIRED",
    });
  });

  it("is not sent once its link was ended or its sign-up completed meanwhile", async () => {
    const user = await makeUser();
    await fault({ kind: "rate-limit", times: 2 });
    await requestReset(user.email, client);
    await waiting();
    await expireEmailTokens(user.id);
    await signUp({ email: "bela@example.com", password }, client);
    await expect.poll(() => db.outboxMessage.count({ where: { lastError: { not: null } } }), patient).toBe(2);
    await endSignUps("bela@example.com");
    await advance(6);
    await runTimer("mail-accounts");
    expect(await countWaiting("account-mail")).toBe(0);
    for (const email of [user.email, "bela@example.com"]) expect(await mailsTo(email, 0)).toEqual([]);
  });

  it("is given up after three days, and at once when its address is refused", async () => {
    const [late, refused] = [await makeUser(), await makeUser()];
    await fault({ kind: "rate-limit", path: late.email, times: null });
    await requestReset(late.email, client);
    await waiting();
    await fault({ kind: "refuse", path: refused.email });
    await requestReset(refused.email, client);
    const givenUp = () => db.outboxMessage.count({ where: { givenUpAt: { not: null } } });
    await expect.poll(givenUp, patient).toBe(1);
    await advance(72 * 3600 - 60);
    await runTimer("mail-accounts");
    expect(await givenUp()).toBe(1);
    await advance(3601);
    await runTimer("mail-accounts");
    expect(await givenUp()).toBe(2);
    expect(await mailsTo(late.email, 0)).toEqual([]);
  });
});
