import type { Page } from "@playwright/test";
import { appUrl, expect, expectAccessible, sandboxUrl, shot, test } from "../fixtures";
import { call, openWorkspace, profile, signUp, subscribe, write } from "../owner";

const connect = (page: Page) => page.getByRole("button", { name: "Connect", exact: true });

/** An owner with a brand and no page, on the dashboard. */
async function newOwner(page: Page): Promise<void> {
  await signUp(page);
  await call(page, "/api/business", profile);
  await page.goto("/dashboard");
  await expect(page.getByText("Connect to start posting")).toBeVisible();
}

/** Presses the button and answers with the popup, once it shows Facebook's dialog. */
async function openFacebook(page: Page, button = connect(page)): Promise<Page> {
  const opened = page.waitForEvent("popup");
  await button.click();
  const popup = await opened;
  await expect(popup.getByRole("button", { name: /^Continue/ })).toBeVisible();
  return popup;
}

/** A Facebook user of this test's own: what they grant or revoke affects no other test. */
async function newPerson(name: string): Promise<{ name: string; page: string; pageId: string }> {
  const page = `${name}'s Flowers`;
  const made = { name, pages: [{ name: page, category: "Florist" }] };
  const { roles } = await atFacebook<{ roles: [{ pageId: string }] }>("POST", "/people", made);
  return { name, page, pageId: roles[0].pageId };
}

/** A post that the page had before, seen by so many people. */
async function seenOnPage(pageId: string, days: number, people: number): Promise<void> {
  const createdAt = new Date(Date.now() - days * 86_400_000).toISOString();
  const made = { message: `Roses, ${days} days ago`, createdAt };
  const { id } = await atFacebook<{ id: string }>("POST", `/pages/${pageId}/posts`, made);
  await atFacebook("PUT", `/posts/${id}/insights`, { people });
}

/** Tells the sandbox's Facebook. */
async function atFacebook<T>(method: "POST" | "PUT", path: string, body: object): Promise<T> {
  const headers = { "content-type": "application/json" };
  const reply = await fetch(`${sandboxUrl}/api/facebook${path}`, {
    method,
    headers,
    body: JSON.stringify(body),
  });
  return (await reply.json()) as T;
}

test(
  "a window that is blocked, closed or cancelled is no dead end, and the button works again",
  { tag: "@core" },
  async ({ page }) => {
    await newOwner(page);

    await test.step("blocked: the dialog is in this window, and leads back", async () => {
      await page.evaluate(() => {
        window.open = () => null;
      });
      await connect(page).click();
      await expect(page).toHaveURL(new RegExp(`^${sandboxUrl}`));
      await page.getByRole("button", { name: "Cancel" }).click();
      await expect(page).toHaveURL(/\/dashboard/);
      await expect(page.getByText("Facebook authentication failed", { exact: true })).toBeVisible();
      await shot(page, "connect/1-blocked");
      await expect(connect(page)).toBeEnabled();
      await page.reload();
    });

    await test.step("the dialog cancelled", async () => {
      const popup = await openFacebook(page);
      expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([600, 700]);
      const closed = popup.waitForEvent("close");
      await popup.getByRole("button", { name: "Cancel" }).click();
      await closed;
      await expect(page.getByText("Facebook authentication failed")).toBeVisible();
      await expect(page.getByText("Nothing was connected. Press Connect to try again.")).toBeVisible();
      await shot(page, "connect/2-cancelled");
      await expect(connect(page)).toBeEnabled();
    });

    await test.step("closed: the button works at once, the message comes eight seconds later", async () => {
      await page.clock.install();
      await page.reload();
      const popup = await openFacebook(page);
      await popup.close();
      await expect(connect(page)).toBeEnabled({ timeout: 2_000 });
      const words = page.getByText("The Facebook window was closed");
      await page.clock.fastForward(5_000);
      await expect(words).toBeHidden();
      await page.clock.fastForward(3_000);
      await expect(words).toBeVisible();
      await shot(page, "connect/3-closed");
    });

    await test.step("closed, and opened again before the message: none comes", async () => {
      await page.reload();
      await (await openFacebook(page)).close();
      await expect(connect(page)).toBeEnabled({ timeout: 2_000 });
      const popup = await openFacebook(page);
      await page.clock.fastForward(9_000);
      await expect(page.getByText("The Facebook window was closed")).toBeHidden();
      await popup.getByRole("button", { name: /^Continue/ }).click();
      await expect(page.getByText("Facebook account connected successfully")).toBeVisible();
      await expect(page.getByRole("dialog", { name: "Select a Facebook Page" })).toBeVisible();
    });
  },
);

test("the choice of the page comes wherever its owner has gone meanwhile", async ({ page }) => {
  await newOwner(page);
  const popup = await openFacebook(page);
  await page.getByRole("link", { name: "Your Posts" }).click();
  await expect(page.getByRole("heading", { name: "Your Posts" })).toBeVisible();
  await popup.getByRole("button", { name: /^Continue/ }).click();
  const dialog = page.getByRole("dialog", { name: "Select a Facebook Page" });
  await expect(dialog.getByText("Is your page not in the list?")).toBeVisible();
  const again = await openFacebook(
    page,
    dialog.getByRole("button", { name: "Page of a business portfolio" }),
  );
  await expect(again.getByRole("checkbox", { name: "manage your business" })).toBeChecked();
  await again.getByRole("button", { name: /^Continue/ }).click();
  await dialog.getByRole("combobox").selectOption({ label: "Kovács Bakery" });
  await dialog.getByRole("button", { name: "Connect Page" }).click();
  await expect(page.getByText("Page authorized successfully")).toBeVisible();
});

test("in the app on a home screen, connecting goes on in its window, and comes back to the post", async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    const real = matchMedia.bind(window);
    window.matchMedia = (query) => real(query === "(display-mode: standalone)" ? "all" : query);
  });
  await newOwner(page);
  await subscribe(page);
  await openWorkspace(page, await write(page, "Rye bread on Thursdays"));
  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByLabel("Text of the post").fill("Rye bread on Thursdays, from seven.");
  await page.getByLabel("Text of the post").blur();
  await page.getByRole("button", { name: "Post Now" }).click();
  const confirm = page.getByRole("dialog", { name: "Confirm Post" });
  await confirm.getByRole("button", { name: "Connect Facebook" }).click();
  await expect(page).toHaveURL(new RegExp(`^${sandboxUrl}`));
  await page.getByRole("button", { name: /^Continue/ }).click();
  const dialog = page.getByRole("dialog", { name: "Select a Facebook Page" });
  await dialog.getByRole("combobox").selectOption({ label: "Kovács Bakery" });
  await dialog.getByRole("button", { name: "Connect Page" }).click();
  await expect(confirm.getByRole("button", { name: "Post Now" })).toBeEnabled();
  await expect(page).toHaveURL(/\/post-generator/);
  await expect(page.getByText("Rye bread on Thursdays, from seven.").first()).toBeAttached();
  await confirm.getByRole("button", { name: "Post Now" }).click();
  await expect(page.getByText("Look at it once signed out of Facebook")).toBeVisible();
  expect(context.pages()).toHaveLength(1);
});

test("a permission that is switched off is requested again; Meta's callbacks reach the app", async ({
  page,
  context,
}) => {
  const person = await newPerson("Flóra");
  await newOwner(page);
  const asFlora = async (button = connect(page)) => {
    const popup = await openFacebook(page, button);
    await popup.getByRole("link", { name: `Log in as ${person.name}` }).click();
    return popup;
  };

  await test.step("switched off, and on again", async () => {
    const popup = await asFlora();
    await expectAccessible(popup);
    await popup.getByRole("checkbox", { name: "create and manage content on your Page" }).uncheck();
    await shot(popup, "connect/4-permission");
    await popup.getByRole("button", { name: /^Continue/ }).click();
    await expect(page.getByText("Failed to connect Facebook account")).toBeVisible();
    await shot(page, "connect/5-permission-missing");
    await (await asFlora()).getByRole("button", { name: /^Continue/ }).click();
    const dialog = page.getByRole("dialog", { name: "Select a Facebook Page" });
    await dialog.getByRole("combobox").selectOption({ label: person.page });
    await dialog.getByRole("button", { name: "Connect Page" }).click();
    await expect(page.getByText("Connected and ready to post")).toBeVisible();
  });

  const apps = await context.newPage();
  const row = apps.getByRole("listitem").filter({ hasText: person.name });
  const again = page.getByRole("button", { name: "Connect again" }).first();

  await test.step("deauthorize", async () => {
    await apps.goto(`${sandboxUrl}/facebook/apps`);
    await expect(row).toContainText(`on ${person.page}`);
    await row.getByRole("button", { name: "Remove Postwright" }).click();
    await expect(apps.getByText(`POST ${appUrl}/api/social/facebook/deauthorize`)).toBeVisible();
    await page.goto("/dashboard");
    await expect(page.getByText("Facebook has ended our access.")).toBeVisible();
    await shot(page, "connect/6-deauthorized");
  });

  await test.step("data deletion", async () => {
    await (await asFlora(again)).getByRole("button", { name: /^Continue/ }).click();
    await expect(page.getByRole("dialog", { name: "Select a Facebook Page" })).toBeVisible();
    await apps.goto(`${sandboxUrl}/facebook/apps`);
    await row.getByRole("button", { name: "Remove, and ask to delete my data" }).click();
    await shot(apps, "connect/7-apps");
    await apps.getByRole("link", { name: "Open the status page" }).first().click();
    await expect(apps).toHaveURL(new RegExp(`^${appUrl}/data-deletion/`));
    await shot(apps, "connect/8-status");
    await page.goto("/dashboard");
    await expect(page.getByText("Connect to start posting")).toBeVisible();
    await page.goto("/settings");
    const activity = page.getByRole("region", { name: "Activity", exact: true });
    await expect(activity).toContainText(`Facebook page ${person.page} connected`);
    await expect(activity).toContainText(`Facebook ended our access to ${person.page}`);
  });
});

test("the numbers are shown once Facebook is asked again; declined, the page stays connected", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const person = await newPerson("Vera");
  for (let day = 8; day < 14; day++) await seenOnPage(person.pageId, day, 260);
  await newOwner(page);
  const asVera = async (button = connect(page)) => {
    const popup = await openFacebook(page, button);
    await popup.getByRole("link", { name: `Log in as ${person.name}` }).click();
    return popup;
  };
  await (await asVera()).getByRole("button", { name: /^Continue/ }).click();
  const pages = page.getByRole("dialog", { name: "Select a Facebook Page" });
  await pages.getByRole("combobox").selectOption({ label: person.page });
  await pages.getByRole("button", { name: "Connect Page" }).click();
  await expect(page.getByText("Connected and ready to post")).toBeVisible();

  await page.clock.install();
  await page.goto("/what-worked");
  const numbers = page.getByRole("region", { name: "How many people see your posts" });
  const show = numbers.getByRole("button", { name: "Show the numbers" });
  const insights = (popup: Page) => popup.getByRole("checkbox", { name: "read the insights of your Pages" });
  const without = page.getByText("Facebook has not given us the numbers; everything else works as before.");
  await expect(numbers.getByRole("status")).toContainText("Facebook tells this only if you allow it.");

  await test.step("closed", async () => {
    await (await openFacebook(page, show)).close();
    await expect(show).toBeEnabled();
    await page.clock.fastForward(9_000);
    await expect(page.getByText("The Facebook window was closed")).toBeVisible();
    await shot(page, "connect/9-numbers-closed");
  });

  await test.step("cancelled", async () => {
    await (await openFacebook(page, show)).getByRole("button", { name: "Cancel" }).click();
    await expect(without).toBeVisible();
    await expect(page.getByText("Nothing was connected")).toHaveCount(0);
    await page.reload();
  });

  await test.step("declined", async () => {
    const popup = await asVera(show);
    await insights(popup).uncheck();
    await shot(popup, "connect/10-numbers-permission");
    await popup.getByRole("button", { name: /^Continue/ }).click();
    await expect(without).toBeVisible();
    await expect(pages).toHaveCount(0);
    await expect(show).toBeEnabled();
    await shot(page, "connect/11-numbers-declined");
    await page.reload();
  });

  await test.step("allowed: it is offered again, and what is usual comes without another press", async () => {
    const popup = await asVera(show);
    await insights(popup).check();
    await popup.getByRole("button", { name: /^Continue/ }).click();
    await expect(page.getByText("Facebook account connected successfully")).toBeVisible();
    await expect(pages).toHaveCount(0);
    await expect(show).toHaveCount(0);
    await expect(async () => {
      await page.reload();
      await expect(numbers.getByRole("status")).toContainText(
        "Your posts are usually seen by 260 people: the middle value of the last 6 posts",
        { timeout: 2_000 },
      );
    }).toPass({ timeout: 75_000 });
    await shot(page, "connect/12-numbers");
    await page.goto("/dashboard");
    await expect(page.getByText("Connected and ready to post")).toBeVisible();
  });
});
