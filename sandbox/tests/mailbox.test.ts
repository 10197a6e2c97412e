import { createTransport } from "nodemailer";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Mail } from "../mailbox/entities";
import { startSandbox, type Sandbox } from "../server";
import { control } from "./client";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await control(sandbox, "POST", "/reset");
});

const LINK = "http://localhost:3000/login?token=a&mode=verify";

function send(to: string, subject = "Please verify", auth?: { user: string; pass: string }) {
  return createTransport({ url: sandbox.smtpUrl, auth }).sendMail({
    from: "Postwright <hello@example.com>",
    to,
    subject,
    text: `Árvíztűrő. Open ${LINK}.`,
    html: `<p>Árvíztűrő</p><a href="${LINK.replace("&", "&amp;")}">Verify</a><script>alert(1)</script>`,
  });
}

async function mails(query = ""): Promise<Mail[]> {
  return (await (await control(sandbox, "GET", `/mails${query}`)).json()) as Mail[];
}

it("keeps every mail, newest first, signed in or not", async () => {
  await send("anna@example.com", "First");
  await send("bela@example.com", "Second", { user: "anyone", pass: "anything" });
  const all = await mails();
  expect(all.map((mail) => mail.subject)).toEqual(["Second", "First"]);
  expect(all[1]).toMatchObject({
    to: ["anna@example.com"],
    from: '"Postwright" <hello@example.com>',
    links: [LINK],
  });
  expect(all[1]?.text).toContain("Árvíztűrő");
  expect(all[1]?.html).toContain("Árvíztűrő");
  expect(Date.parse(all[1]?.receivedAt ?? "")).toBeGreaterThan(Date.now() - 10_000);
});

it("finds by recipient and by subject", async () => {
  await send("anna@example.com", "Please verify");
  await send("anna@example.com", "Your password");
  await send("joanna@example.com", "Please verify");
  expect(await mails("?to=ANNA@example.com")).toHaveLength(2);
  expect(await mails("?to=anna@example.com&subject=VERIFY")).toHaveLength(1);
  expect(await mails("?subject=nothing")).toEqual([]);
});

it("shows a mail in a frame without scripts whose links open in the window above", async () => {
  await send("anna@example.com");
  const [mail] = await mails();
  const list = await (await fetch(`${sandbox.url}/mailbox`)).text();
  expect(list).toContain("Please verify");
  const page = await (await fetch(`${sandbox.url}/mailbox/${mail?.id}`)).text();
  expect(page).toMatch(/sandbox="allow-top-navigation-by-user-activation[^"]*"/);
  expect(page).not.toContain("allow-scripts");
  const frame = await fetch(`${sandbox.url}/mailbox/${mail?.id}/html`);
  expect(frame.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await frame.text()).toContain('<base target="_top">');
  expect((await fetch(`${sandbox.url}/mailbox/999`)).status).toBe(404);
});

it("refuses a mail on request", async () => {
  await control(sandbox, "POST", "/faults", { provider: "mailbox", kind: "refuse", path: "anna@" });
  await expect(send("anna@example.com")).rejects.toThrow(/550/);
  await control(sandbox, "POST", "/faults", { provider: "mailbox", kind: "error-after-effect" });
  await expect(send("anna@example.com")).rejects.toThrow(/451/);
  expect(await mails()).toHaveLength(1);
});
