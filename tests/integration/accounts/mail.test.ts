import { afterEach, describe, expect, it } from "vitest";
import { sendMail } from "../../../lib/providers/mail";
import { sandbox } from "../../facebook";

const plant = (fault: { kind: string; method?: string; status?: number; message?: string }) =>
  sandbox("POST", "/faults", { provider: "mailbox", ...fault });

const outcomeOf = () =>
  sendMail({ to: "anna@example.com", subject: "Test", text: "Test", html: "<p>Test</p>" }).then(
    () => "sent",
    (error) => [error.name, error.code, error.outcome],
  );
const ended = (outcome: string) => ["ProviderError", "MAIL_UNAVAILABLE", outcome];

afterEach(() => sandbox("DELETE", "/faults"));

describe("the mail provider", () => {
  it.each([550, 551, 552, 554])("gives up a mail whose recipient is refused with %i", async (status) => {
    await plant({ kind: "refuse", method: "RCPT", status });
    expect(await outcomeOf()).toEqual(ended("refused"));
    expect(await outcomeOf()).toBe("sent");
  });

  it.each([
    ["a greylist", { kind: "rate-limit" }],
    ["a full disk", { kind: "error-before-effect" }],
    ["a mail server that wants a password", { kind: "expired-token" }],
    ["a sender refused with 550", { kind: "refuse", method: "MAIL" }],
    ["a sender refused with 553", { kind: "refuse", method: "MAIL", status: 553 }],
    ["a recipient refused with 553, as for a sender that is not the user's", { kind: "refuse", status: 553 }],
    ["a recipient refused with 530", { kind: "refuse", status: 530 }],
    [
      "a relay denied",
      { kind: "refuse", status: 554, message: "5.7.1 <anna@example.com>: Relay access denied" },
    ],
    ["a sender refused in answer to RCPT TO", { kind: "refuse", message: "5.1.8 Sender address rejected" }],
    ["a text refused with 550", { kind: "refuse", method: "SEND" }],
    ["a text refused with 552", { kind: "refuse", method: "SEND", status: 552 }],
    ["a text refused with 554", { kind: "refuse", method: "SEND", status: 554 }],
  ])("keeps a mail after %s", async (_what, fault) => {
    await plant(fault);
    expect(await outcomeOf()).toEqual(ended("retry"));
    expect(await outcomeOf()).toBe("sent");
  });

  it("says that a mail which was cut off after its text may have arrived", async () => {
    await plant({ kind: "accept-then-reset" });
    expect(await outcomeOf()).toEqual(ended("unknown"));
  });
});
