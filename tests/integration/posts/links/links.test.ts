import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { db } from "../../../../lib/db";
import { env } from "../../../../lib/settings/env";
import { extractPage } from "../../../../lib/posts/links/pages/extract-page";
import { readLinks } from "../../../../lib/posts/links/pages/read-link";
import { growthOf, repeated } from "../../../growth";
import { makeOwner } from "../../../factories";
import { clearFaults, draft, eventsOf, openDraft, plant, rolls, settledBalance } from "../drafting/drafts";

const site = (name: string) => `${env().SANDBOX_URL}/sites/${name}`;
const draftWith = (token: string, links: string[]) => draft(token, { body: { ...rolls, links } });

afterEach(clearFaults);

describe("a link given as a source", () => {
  it("is read, and the post tells what it says", async () => {
    const { token } = await makeOwner();
    const { status, object } = await draftWith(token, [site("bakery")]);
    expect(status).toBe(200);
    const { content } = object.generatedPost as { content: string };
    expect(content).toContain("Stollen of 750 g");
    expect(content).toContain(site("bakery"));
    expect(object).not.toHaveProperty("unreadLinks");
  });

  it("that cannot be read is named with its reason, and the post is written all the same", async () => {
    const { user, token } = await makeOwner({ credits: 20_000 });
    const links = [
      site("bakery"),
      site("gone"),
      site("flyer.pdf"),
      site("empty"),
      site("silent"),
      site("inside"),
      "http://localhost:5432/",
      "http://169.254.169.254/latest/meta-data/",
      "https://owner:secret@example.com/",
      "http://no-such-host.invalid/",
    ];
    const { status, object } = await draftWith(token, links);
    expect(status).toBe(200);
    expect(object.unreadLinks).toEqual([
      { url: links[1], problem: "STATUS" },
      { url: links[2], problem: "TYPE" },
      { url: links[3], problem: "EMPTY" },
      { url: links[4], problem: "TIMEOUT" },
      { url: links[5], problem: "ADDRESS" },
      { url: links[6], problem: "ADDRESS" },
      { url: links[7], problem: "ADDRESS" },
      { url: links[8], problem: "ADDRESS" },
      { url: links[9], problem: "UNREACHABLE" },
    ]);
    expect((object.generatedPost as { content: string }).content).toContain("Stollen of 750 g");
    expect(await settledBalance(user.id)).toBe(20_000 - Number(object.cost));
  });

  it("is said in the stream's last event too, and in the reply that is kept for a repeat", async () => {
    const { token } = await makeOwner();
    const body = { ...rolls, links: [site("gone")] };
    const unreadLinks = [{ url: site("gone"), problem: "STATUS" }];
    const key = "links-in-a-stream";
    const events = await eventsOf(await openDraft(token, { key, body }));
    expect(events.at(-1)).toMatchObject({ name: "done", data: { object: { unreadLinks } } });
    expect((await draft(token, { key, body })).object).toMatchObject({ unreadLinks });
  });

  it("costs nothing when the model then fails", async () => {
    const { user, token } = await makeOwner({ credits: 20_000 });
    await plant({ kind: "error-before-effect" });
    expect((await draftWith(token, [site("bakery")])).status).toBe(502);
    expect(await settledBalance(user.id)).toBe(20_000);
  });

  it("holds no connection to the database while it is read", async () => {
    const { token } = await makeOwner();
    const running = draftWith(token, [site("silent")]);
    const reserved = () => db.generation.count({ where: { state: "RESERVED" } });
    await expect.poll(reserved).toBe(1);
    const [open] = await db.$queryRaw<{ busy: number }[]>`
      SELECT count(*)::int AS "busy" FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'`;
    expect(open?.busy).toBe(0);
    expect((await running).status).toBe(200);
  });
});

describe("a page that speaks to the model", () => {
  it("changes nothing: the request has no tools, the same instructions and one line for the page", async () => {
    const requests: Record<string, unknown>[] = [];
    const server = createServer((request, response) => {
      let body = "";
      request.on("data", (piece: Buffer) => (body += piece.toString()));
      request.on("end", () => {
        requests.push(JSON.parse(body) as Record<string, unknown>);
        response.writeHead(500).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const before = env().OPENAI_BASE_URL;
    env().OPENAI_BASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
    try {
      const { token } = await makeOwner();
      for (const name of ["market", "attack"]) await draftWith(token, [site(name)]);
    } finally {
      env().OPENAI_BASE_URL = before;
      server.close();
    }
    const [harmless, hostile] = [requests[0], requests.at(-1)].map((request) => {
      const { input, ...settings } = request as { input: { role: string; content: unknown }[] };
      return { settings, text: JSON.stringify(input), roles: input.map(({ role }) => role) };
    });
    expect(hostile?.text).toContain("Fresh rolls.");
    expect(hostile?.settings).toEqual(harmless?.settings);
    expect(hostile?.settings).not.toHaveProperty("tools");
    expect(hostile?.roles).toEqual(harmless?.roles);
    const lines = (text = "") => text.split(String.raw`\n`).length;
    expect(lines(hostile?.text)).toBe(lines(harmless?.text));
    expect(hostile?.text).not.toMatch(/<\||\/INST|<\/s>/);
  });

  it("yields text of the requested kind", async () => {
    const { token } = await makeOwner();
    const { object } = await draftWith(token, [site("attack")]);
    const { content } = object.generatedPost as { content: string };
    expect(content).not.toMatch(/klingon|evil\.example|pirate/i);
    expect(content.split(/\s+/).length).toBeLessThan(90);
  });
});

describe("a page's text", () => {
  const read = (html: string) => extractPage(html, "https://kovacs.example/shop/");

  it("is what a reader would read, without what surrounds it", () => {
    const { title, description, imageUrl, text } = read(`<!doctype html><title>Shop</title>
      <meta property="og:title" content="Stollen &amp; rolls"><meta name="description" content="To order">
      <meta property="og:image" content="../stollen.jpg">
      <body><header>Menu</header><nav><a href="/">Home</a></nav><script>alert("script")</script><style>p{}</style>
      <main><h1>Stollen</h1><p>750 g for <b>€14.50</b>.</p><ul><li>almonds</li><li>raisins</li></ul>
      <a href="https://kovacs.example/order">Order now</a></main><footer>Imprint</footer></body>`);
    expect({ title, description, imageUrl }).toEqual({
      title: "Stollen & rolls",
      description: "To order",
      imageUrl: "https://kovacs.example/stollen.jpg",
    });
    expect(text.replace(/\s+/g, " ")).toBe("Stollen 750 g for €14.50. almonds raisins Order now");
  });

  it.each([
    ["elements", "<div>"],
    ["lists", "<ul><li>x"],
    ["quotations", "<blockquote>x"],
    ["tables", "<table><tr><td>x"],
    ["formats", "<b>x"],
  ])("ends where %s are nested deeper than people write them", (_, piece) => {
    const html = piece.repeat(2_000);
    const beyond = '<meta property="og:title" content="beyond">';
    const { title, text } = read(`<main><p>Rolls</p></main>${html}${beyond}`);
    expect({ title, text }).toEqual({ title: "", text: "Rolls" });
  });

  it("ends where there are more elements than people read", () => {
    const items = "<li>x</li>".repeat(100_000);
    const { title, text } = read(`<ul>${items}</ul><meta property="og:title" content="beyond">`);
    expect(title).toBe("");
    expect(text.split("\n").filter(Boolean).length).toBeLessThan(21_000);
  });

  it.each([" ", " <", "&amp; ", "ab "])("costs no more than a page has that people read: %j", (unit) => {
    // From 400,000 characters on, what follows is not looked at: a fourfold length is not the fourfold work.
    expect(growthOf(repeated(unit), read, 262_144, 3)).toBeLessThan(3);
  });

  it("is found in the encoding that the page declares", async () => {
    const { sources } = await readLinks([site("latin2")]);
    expect(sources[0]?.text).toContain("Árvíztűrő tükörfúrógép");
  });
});
