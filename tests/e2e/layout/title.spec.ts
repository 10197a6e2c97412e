import { expect, newAddress, test } from "../fixtures";

declare global {
  var titles: string[];
}

test("a tab keeps its title while its page is read again, however late the title comes", async ({ page }) => {
  await page.goto("/login?mode=sign-up");
  await page.evaluate(() => {
    globalThis.titles = [];
    const look = () => void titles.push(document.title);
    new MutationObserver(look).observe(document.head, { childList: true });
    const send = globalThis.fetch;
    // An action that sets a cookie is answered with the page, too; here without its title at first.
    globalThis.fetch = async (...request) => {
      const reply = await send(...request);
      const text = await reply.clone().text();
      const at = text.lastIndexOf("\n", text.indexOf(document.title)) + 1;
      if (at === 0) return reply;
      const body = new ReadableStream<string>({
        start(parts) {
          parts.enqueue(text.slice(0, at));
          setTimeout(() => {
            parts.enqueue(text.slice(at));
            parts.close();
          }, 500);
        },
      });
      return new Response(body.pipeThrough(new TextEncoderStream()), reply);
    };
  });
  await page.getByLabel("Email").fill(newAddress());
  await page.getByLabel("Password", { exact: true }).fill("seven-rolls-and-a-poppy-seed-plait");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("heading", { name: "Email Verification Required" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => [...new Set(titles)])).toEqual(["Sign in · Postwright"]);
});
