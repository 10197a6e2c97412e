import type { Page } from "@playwright/test";
import { appUrl, expect, expectAccessible, shot, test } from "../fixtures";
import { FULL_BROWSER } from "../full-browser";
import { openServed } from "./service-worker";

test.use({ serviceWorkers: "allow", launchOptions: FULL_BROWSER });

const offlineTitle = (page: Page) => page.getByRole("heading", { name: "You are offline" });

test(
  "without the network every page is the offline page, and comes back with it",
  { tag: "@full-browser" },
  async ({ page, context }) => {
    await openServed(page, "/");
    await context.setOffline(true);
    for (const path of ["/login", "/dashboard", "/no-such-page"]) {
      await page.goto(path);
      await expect(offlineTitle(page)).toBeVisible();
      await expect(page).toHaveURL(path);
    }
    await expect(page).toHaveTitle("You are offline · Postwright");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.getByText("Your scheduled posts still go out")).toBeVisible();
    expect(
      await page.evaluate(() => document.fonts.ready.then(() => document.fonts.check("600 30px Fraunces"))),
    ).toBe(true);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(offlineTitle(page)).toBeVisible();

    await page.goto("/login");
    await context.setOffline(false);
    await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  },
);

test("when only the server is down the page does not say that the browser is offline, and comes back", async ({
  browser,
}) => {
  for (const [locale, title] of [
    ["en-US", "Postwright cannot be reached"],
    ["hu-HU", "A Postwright nem érhető el"],
  ]) {
    const context = await browser.newContext({ baseURL: appUrl, locale });
    const page = await context.newPage();
    const worker = await openServed(page, "/");
    // As a refused connection looks to the worker; the browser itself is online.
    await worker.evaluate(() => {
      const { fetch } = self;
      const refuse = () => Promise.reject(new TypeError("Failed to fetch"));
      Object.assign(self, { fetch: refuse, back: () => Object.assign(self, { fetch }) });
    });
    await page.goto("/login");
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expect(page.getByRole("heading")).toHaveCount(1);
    await expect(page).toHaveTitle(`${title} · Postwright`);
    await expectAccessible(page);
    await shot(page, `offline/server-${locale}`);
    if (locale === "en-US") {
      await context.setOffline(true);
      await expect(offlineTitle(page)).toBeVisible();
      await expect(page.getByRole("heading")).toHaveCount(1);
      await expect(page).toHaveTitle("You are offline · Postwright");
    }
    await worker.evaluate(() => (self as unknown as { back: () => void }).back());
    await context.setOffline(false);
    await expect(page.locator('input[name="password"]')).toBeVisible();
    await context.close();
  }
});

test("the offline page is in the chosen theme", { tag: "@full-browser" }, async ({ page, context }) => {
  await openServed(page, "/");
  await context.setOffline(true);
  for (const width of [375, 1440])
    for (const theme of ["light", "dark"]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((chosen) => void (document.cookie = `theme=${chosen}; path=/`), theme);
      await page.goto("/dashboard");
      await expect(offlineTitle(page)).toBeVisible();
      const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(paper).toContain(theme === "dark" ? "oklch(0.185" : "oklch(0.985");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await shot(page, `offline/${width}-${theme}`);
    }
});

test(
  "the offline page speaks the language that was chosen in the app, else the browser's",
  { tag: "@full-browser" },
  async ({ browser }) => {
    const context = await browser.newContext({ baseURL: appUrl, locale: "hu-HU" });
    const page = await context.newPage();
    await openServed(page, "/");
    await context.setOffline(true);
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { name: "Nincs internetkapcsolat" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "hu");
    await page.setViewportSize({ width: 375, height: 800 });
    await shot(page, "offline/375-hungarian");
    await context.addCookies([{ name: "locale", value: "de", url: appUrl }]);
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { name: "Keine Verbindung zum Internet" })).toBeVisible();
    await expect(page.getByRole("main")).toHaveCount(1);
    await context.close();
  },
);

test("nothing is answered from the cache but the offline page and its parts", async ({ page, context }) => {
  await openServed(page, "/");
  const health = () => page.evaluate(() => fetch("/api/health").then((reply) => reply.status));
  expect(await health()).toBe(200);
  await page.goto("/login");
  await page.goto("/terms");
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return { names, paths: requests.flat().map((request) => new URL(request.url).pathname) };
  });
  expect(kept.names).toEqual([expect.stringMatching(/^offline-[0-9a-f]{12}$/)]);
  expect(kept.paths.sort()).toEqual([
    "/icons/icon-192.png",
    "/legal/figtree-ext.woff2",
    "/legal/figtree.woff2",
    "/legal/fraunces-600.woff2",
    "/offline.html",
    "/offline.js",
  ]);
  await context.setOffline(true);
  await expect(health()).rejects.toThrow(/Failed to fetch/);
  const flight = page.evaluate(() =>
    fetch("/login?_rsc=1", { headers: { rsc: "1" } }).then(() => "answered"),
  );
  await expect(flight).rejects.toThrow(/Failed to fetch/);
});

test(
  "only navigations are answered by the offline page: no API call, no submitted form",
  { tag: "@full-browser" },
  async ({ page, context }) => {
    await openServed(page, "/");
    await context.setOffline(true);
    await expect(page.goto("/api/health")).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
    // The browser shows its own error page a moment after the refusal, which would abort a navigation begun before.
    await expect.poll(() => page.url()).toContain("chrome-error:");
    await page.goto("/login");
    await expect(offlineTitle(page)).toBeVisible();
    await context.setOffline(false);
    await expect(page.locator('input[name="password"]')).toBeVisible();
    await context.setOffline(true);
    await page.evaluate(() => {
      const form = Object.assign(document.createElement("form"), { method: "post", action: "/login" });
      document.body.append(form);
      form.submit();
    });
    await expect.poll(() => page.url()).toContain("chrome-error:");
  },
);

test("the cache is not used while the network is available", async ({ page }) => {
  await openServed(page, "/");
  const warning = await page.evaluate(async () => {
    const [name = ""] = await caches.keys();
    await (await caches.open(name)).put("/offline.js", new Response("old"));
    return (await fetch("/offline.js")).text();
  });
  expect(warning).toContain("navigator.onLine");
});

test("a new worker does not wait until the pages of the old one are closed", async ({ page }) => {
  await openServed(page, "/");
  const script = await page.evaluate(async () => {
    const changed = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener("controllerchange", resolve),
    );
    await navigator.serviceWorker.register("/sw.js?newer");
    await changed;
    return navigator.serviceWorker.controller?.scriptURL;
  });
  expect(script).toBe(`${appUrl}/sw.js?newer`);
});

test("a new worker takes over and deletes the old one's cache", async ({ page }) => {
  const worker = await openServed(page, "/");
  await worker.evaluate(async () => {
    await (await caches.open("offline-older")).put("/offline.html", new Response("old"));
  });
  await page.evaluate(() =>
    navigator.serviceWorker.getRegistration().then((registration) => registration?.unregister()),
  );
  await openServed(page, "/");
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([expect.not.stringMatching("older")]);
});

test("Postwright can be installed: its manifest is complete", async ({ page, request }) => {
  await page.goto("/");
  const href = await page.locator('link[rel="manifest"]').getAttribute("href");
  const reply = await request.get(href ?? "");
  expect(reply.headers()["content-type"]).toContain("application/manifest+json");
  const manifest = (await reply.json()) as {
    name: string;
    short_name: string;
    start_url: string;
    display: string;
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({
    name: "Postwright",
    short_name: "Postwright",
    start_url: "/week",
    display: "standalone",
  });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  expect(manifest.icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
  for (const { src, sizes } of manifest.icons) {
    const photo = await page.evaluate(async (address) => {
      const bitmap = await createImageBitmap(await (await fetch(address)).blob());
      return `${bitmap.width}x${bitmap.height}`;
    }, src);
    expect(photo).toBe(sizes);
  }
  const client = await page.context().newCDPSession(page);
  const { errors } = await client.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { installabilityErrors } = await client.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
});
