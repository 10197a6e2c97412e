import type { AddressInfo, Socket } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, describe, expect, it } from "vitest";

/** A mail server that treats each recipient as the address says. */
const server = new SMTPServer({
  authOptional: true,
  closeTimeout: 100,
  disabledCommands: ["AUTH", "STARTTLS"],
  onRcptTo: ({ address }, _session, done) => {
    const code = Number(/^reply-(\d+)@/.exec(address)?.[1]);
    done(code ? Object.assign(new Error("No"), { responseCode: code }) : null);
  },
  onData: (stream, session, done) => {
    stream.resume();
    stream.on("end", () => {
      if (session.envelope.rcptTo.some(({ address }) => address.startsWith("cut-off@"))) cutOff();
      else done();
    });
  },
});
server.on("error", () => undefined);

const sockets = new Set<Socket>();
server.server.on("connection", (socket: Socket) => sockets.add(socket));
/** The line goes dead after the text has been taken. */
function cutOff(): void {
  for (const socket of sockets) socket.destroy();
}

await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const { port } = server.server.address() as AddressInfo;
process.env.SMTP_URL = `smtp://127.0.0.1:${port}`;
const { sendMail } = await import("../../../lib/providers/mail");

const mail = (to: string) => ({ to, subject: "Test", text: "Test", html: "<p>Test</p>" });
const outcomeOf = (to: string) =>
  sendMail(mail(to)).then(
    () => "sent",
    (error) => [error.name, error.code, error.outcome],
  );

afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

describe("the mail provider", () => {
  it("says what is certain about a mail", async () => {
    expect(await outcomeOf("anna@example.com")).toBe("sent");
    expect(await outcomeOf("reply-451@example.com")).toEqual(["ProviderError", "MAIL_UNAVAILABLE", "retry"]);
    expect(await outcomeOf("reply-550@example.com")).toEqual([
      "ProviderError",
      "MAIL_UNAVAILABLE",
      "refused",
    ]);
  });

  it("knows a mail that was cut off from a server that is not there", async () => {
    expect(await outcomeOf("cut-off@example.com")).toEqual(["ProviderError", "MAIL_UNAVAILABLE", "unknown"]);
    await new Promise<void>((resolve) => server.close(() => resolve()));
    expect(await outcomeOf("anna@example.com")).toEqual(["ProviderError", "MAIL_UNAVAILABLE", "retry"]);
  });
});
