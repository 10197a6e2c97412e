import { once } from "node:events";
import { type Socket, createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, expect, it } from "vitest";
import { sendMail } from "../../../lib/providers/mail";

/** The replies to a client's lines in turn, from the greeting on; then the connection is cut, and so at `cutAt`. */
let replies: string[] = [];
let cutAt = /$^/;
const sockets = new Set<Socket>();
const server = createServer((socket) => {
  sockets.add(socket.setEncoding("utf8"));
  const next = [...replies];
  const answer = (line = "") => {
    const text = /^354/.test(last);
    if (text ? cutAt.test(line) : next.length === 0) return socket.destroy();
    if (text && !/\r\n\.\r\n$/.test(line)) return undefined;
    last = next.shift() ?? "";
    return last && socket.write(`${last}\r\n`);
  };
  let last = "";
  socket.on("error", () => undefined).on("data", answer);
  answer();
}).listen(0, "127.0.0.1");
await once(server, "listening");
process.env.SMTP_URL = `smtp://user:wrong@127.0.0.1:${(server.address() as AddressInfo).port}`;

afterEach(() => {
  for (const socket of sockets) socket.destroy();
});
afterAll(() => new Promise((done) => server.close(done)));

const outcomeOf = (text = "Test") =>
  sendMail({ to: "anna@example.com", subject: "Test", text, html: "<p>Test</p>" }).then(
    () => "sent",
    ({ outcome, message }) => `${outcome} ${message}`,
  );

const greeting = ["220 mail.example.com ESMTP", "250-mail.example.com\r\n250 AUTH PLAIN"];
const signedIn = [...greeting, "235 2.7.0 Accepted"];

it.each([
  ["refuses the client with its greeting", ["554 5.7.1 No service for you"], /retry .*554/],
  ["refuses the password", [...greeting, "535 5.7.8 Error: authentication failed"], /retry .*535/],
  ["hangs up after the password", [...signedIn.slice(0, 3)], /retry/],
  ["hangs up after the sender", [...signedIn, "250 2.1.0 Ok"], /retry/],
  ["hangs up after the recipient", [...signedIn, "250 2.1.0 Ok", "250 2.1.5 Ok"], /retry/],
  [
    "wants a password for this sender",
    [...signedIn, "530 5.7.0 Must issue a STARTTLS first", "221 Bye"],
    /retry .*530/,
  ],
  [
    "does not know the recipient",
    [...signedIn, "250 Ok", "550 5.1.1 User unknown", "221 Bye"],
    /refused .*550/,
  ],
  ["does not relay", [...signedIn, "250 Ok", "554 5.7.1 Relay access denied", "221 Bye"], /retry .*554/],
  [
    "refuses the text",
    [...signedIn, "250 Ok", "250 Ok", "354 Go", "554 5.6.0 Message refused", "221 Bye"],
    /retry .*554/,
  ],
])("knows what became of a mail when the server %s", async (_what, script, expected) => {
  replies = script;
  expect(await outcomeOf()).toMatch(expected);
});

it("tells a connection that is lost in the text from one that is lost after it", async () => {
  replies = [...signedIn, "250 Ok", "250 Ok", "354 Go"];
  cutAt = /./;
  expect(await outcomeOf("x".repeat(1_000_000))).toMatch(/retry/);
  cutAt = /\r\n\.\r\n$/;
  expect(await outcomeOf()).toMatch(/unknown/);
});
