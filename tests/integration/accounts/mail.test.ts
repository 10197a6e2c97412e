import { afterEach, describe, expect, it } from "vitest";
import { env } from "../../../lib/env";
import { sendMail } from "../../../lib/providers/mail";

const faults = () => new URL("/api/faults", env().SANDBOX_URL);
async function plant(fault: { kind: string; status?: number }): Promise<void> {
  const reply = await fetch(faults(), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ provider: "mailbox", ...fault }),
  });
  expect(reply.status).toBe(201);
}

const outcomeOf = () =>
  sendMail({ to: "anna@example.com", subject: "Test", text: "Test", html: "<p>Test</p>" }).then(
    () => "sent",
    (error) => [error.name, error.code, error.outcome],
  );

afterEach(() => fetch(faults(), { method: "DELETE" }));

describe("the mail provider", () => {
  it("reports the certain outcome of a mail", async () => {
    expect(await outcomeOf()).toBe("sent");
    await plant({ kind: "error-before-effect" });
    expect(await outcomeOf()).toEqual(["ProviderError", "MAIL_UNAVAILABLE", "retry"]);
    await plant({ kind: "refuse", status: 550 });
    expect(await outcomeOf()).toEqual(["ProviderError", "MAIL_UNAVAILABLE", "refused"]);
  });

  it("says that a mail which was cut off may have arrived", async () => {
    await plant({ kind: "accept-then-reset" });
    expect(await outcomeOf()).toEqual(["ProviderError", "MAIL_UNAVAILABLE", "unknown"]);
  });
});
