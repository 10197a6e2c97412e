import { createAccount, sendLogin } from "./account";
import { expect, expectAccessible, newAddress, shot, test } from "./fixtures";

const sizes = [
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

test(
  "a visitor finds every claim, label and target of the landing page",
  { tag: "@core" },
  async ({ page }) => {
    await page.goto("/");
    const targets = {
      "Log in": "/login",
      "Sign up free": "/login?mode=sign-up",
      "Start Creating Now": "/post-generator",
      "Learn More": "#how-it-works",
      "Start Your Free Trial": "/subscription",
      "Try Demo": "/try",
      "Choose Standard": "/login",
      "Choose Professional": "/login",
    };
    for (const [name, href] of Object.entries(targets))
      await expect(page.getByRole("link", { name, exact: true }).first()).toHaveAttribute("href", href);
    // The best argument stands at the top as well.
    await expect(page.getByRole("link", { name: "Try Demo" })).toHaveCount(2);
    for (const claim of ["1M+ posts generated", "300% engagement", "10hrs/week saved", "10K+ active users"])
      await expect(page.getByText(claim)).toBeVisible();
    const steps = page.getByRole("region", { name: "How it works" }).getByRole("listitem");
    await expect(steps).toHaveCount(4);
    await page.getByRole("link", { name: "Learn More" }).click();
    await expect(page.getByRole("heading", { name: "How it works" })).toBeInViewport();
    await expect(page.getByRole("blockquote")).toHaveCount(3);
    const voices = page.locator("figure").filter({ has: page.getByRole("blockquote") });
    for (const voice of await voices.all()) {
      await expect(voice.getByRole("blockquote")).toContainText(/“.{20,}”/);
      await expect(voice.locator("figcaption"), "name, role, company").toHaveText(/^\S+ \S+.*, \S+/);
      await expect(voice.locator("svg, img")).not.toHaveCount(0);
    }
    await expect(page.locator("section[aria-labelledby=problem-title] h3")).toHaveCount(3);
    await expect(page.locator("#benefits dt").first()).toBeVisible();
    const standard = page.getByRole("article", { name: "Standard" });
    await expect(standard).toContainText("$25 per month");
    await expect(standard).not.toContainText("Most Popular");
    await expect(standard.getByRole("listitem")).toHaveText([
      "3 posts per month",
      "Post scheduling",
      "Standard support",
    ]);
    const professional = page.getByRole("article", { name: "Professional" });
    await expect(professional).toContainText("$45 per month");
    await expect(professional).toContainText("Most Popular");
    await expect(professional.getByRole("listitem")).toHaveText([
      "Unlimited posts",
      "Priority scheduling",
      "Priority support",
      "Custom branding",
      "Monthly campaigns 4 campaigns a calendar month, posts over several weeks",
    ]);
  },
);

test("the footer's columns lead nowhere, its legal pages somewhere", async ({ page }) => {
  await page.goto("/");
  for (const name of ["Product", "Company", "Connect"]) {
    const links = page.getByRole("navigation", { name, exact: true }).getByRole("link");
    await expect(links, name).toHaveCount(3);
    for (const link of await links.all()) await expect(link).not.toHaveAttribute("href");
  }
  for (const [name, path] of [
    ["Privacy", "/privacy.html"],
    ["Terms", "/terms"],
    ["Cookie policy", "/cookie-policy"],
  ] as const) {
    await page.goto("/");
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await page.getByRole("link", { name: "Back to home" }).click();
    await expect(page).toHaveURL("/");
  }
});

test(
  "the page is accessible in both themes, at every width, and does not run over the side",
  { tag: "@core" },
  async ({ page }) => {
    for (const colorScheme of ["light", "dark"] as const)
      for (const size of sizes) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(size);
        await page.goto("/");
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(over, `${size.width} px, ${colorScheme}`).toBe(0);
        await expectAccessible(page);
        for (const section of await page.locator("main > section").all())
          await section.scrollIntoViewIfNeeded();
        await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
        await page.evaluate(() => globalThis.scrollTo(0, 0));
        await shot(page, `landing/${size.width}-${colorScheme}`);
      }
  },
);

test("by keyboard the first stop skips the bar, and each stop is visible", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const start = page.getByRole("link", { name: "Start Creating Now" });
  await expect(start).toBeFocused();
  expect(await start.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe("solid");
});

test("the legal texts stand in a frame of 800 px that only our own pages may hold", async ({
  page,
  request,
}) => {
  for (const path of ["/terms", "/cookie-policy"]) {
    await page.goto(path);
    const frame = page.locator("object[type='application/pdf']");
    expect((await frame.boundingBox())?.height, path).toBe(800);
    await expect(page.getByRole("link", { name: "Open the PDF" }).first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/");
    for (const legal of ["/privacy.html", "/terms", "/cookie-policy"])
      await expect(page.locator(`footer a[href="${legal}"]`), `${path} to ${legal}`).toBeVisible();
    const pdf = await request.get(`/legal${path}.pdf`);
    expect(pdf.headers()["content-type"]).toBe("application/pdf");
    expect(pdf.headers()["content-security-policy"]).toBe("frame-ancestors 'self'");
    const self = await request.get(path);
    expect(self.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
    await expectAccessible(page);
  }
});

test("what search engines and phones ask for is there", async ({ page, request, baseURL }) => {
  expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(await (await request.get("/robots.txt")).text()).toContain("Allow: /api/calendar/");
  expect(await (await request.get("/sitemap.xml")).text()).toContain(`<loc>${baseURL}/terms</loc>`);
  const manifest = (await (await request.get("/manifest.webmanifest")).json()) as {
    icons: { src: string }[];
  };
  for (const { src } of manifest.icons) expect((await request.get(src)).ok(), src).toBe(true);
  expect((await request.get("/favicon.ico")).headers()["content-type"]).toBe("image/png");
  await page.goto("/");
  const photo = await page.locator("meta[property='og:image']").getAttribute("content");
  expect((await request.get(photo ?? "")).headers()["content-type"]).toBe("image/png");
  const data: unknown = JSON.parse(
    (await page.locator("script[type='application/ld+json']").textContent()) ?? "",
  );
  expect(data).toMatchObject({ offers: [{ price: 25, priceCurrency: "USD" }, { price: 45 }] });
});

test("an unknown address says so, with a link back", async ({ page }) => {
  const reply = await page.goto("/no-such-page");
  expect(reply?.status()).toBe(404);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL("/");
});

test("a page that breaks as a whole says so, with a link back", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  // The root layout fails: no nested error boundary catches it.
  await page.addInitScript(() => {
    if (location.pathname !== "/terms") return;
    const listen = document.addEventListener.bind(document);
    document.addEventListener = (name: string, listener: EventListener, options?: unknown) => {
      if (name === "pointerdown" && typeof options === "object") throw new Error("Planted");
      listen(name, listener, options as AddEventListenerOptions);
    };
  });
  await page.goto("/terms");
  await expect(page.getByRole("heading", { name: "Something broke on our side" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL("/");
  await context.close();
});

test("a signed-in person goes to the dashboard, to the plans, or logs out after a question", async ({
  page,
}) => {
  const email = newAddress("landing");
  await createAccount(page, email);
  await sendLogin(page, email);
  await expect(page).toHaveURL(/\/onboarding/);

  await page.goto("/");
  await expect(page.getByRole("link", { name: "Log in", exact: true })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Go to Dashboard" })).toHaveAttribute("href", "/dashboard");
  await expect(page.getByRole("link", { name: "Try Demo" }).first()).toHaveAttribute(
    "href",
    "/post-generator",
  );
  for (const name of ["Choose Standard", "Choose Professional"])
    await expect(page.getByRole("link", { name })).toHaveAttribute("href", "/subscription");
  const plans = page.getByRole("menuitem", { name: "Manage subscription" });
  // Its script loads after the page: an earlier press has no effect.
  await expect(async () => {
    if (!(await plans.isVisible())) await page.getByRole("button", { name: email }).click();
    await expect(plans).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(plans).toHaveAttribute("href", "/subscription");
  await shot(page, "landing/signed-in");
  await page.getByRole("menuitem", { name: "Log out" }).click();
  const question = page.getByRole("alertdialog", { name: "Are you sure you want to log out?" });
  await expect(question).toContainText("You will need to log in again to access your account.");
  await question.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/login/);
});
