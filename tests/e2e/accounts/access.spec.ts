import { expect, expectAccessible, shot, test } from "../fixtures";

const protectedPages = [
  "/dashboard",
  "/week",
  "/photos",
  "/business-profile",
  "/onboarding",
  "/post-generator",
  "/your-posts",
  "/subscription",
  "/feedback",
  "/settings",
];

test("every protected page redirects a visitor to the sign-in page", { tag: "@core" }, async ({ page }) => {
  for (const path of protectedPages) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/login(\?|$)/);
  }
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await shot(page, "access/login");
});

test("a visitor opens every public page", async ({ request }) => {
  const publicPages = ["/", "/login", "/terms", "/cookie-policy", "/privacy.html", "/auth/facebook/callback"];
  for (const path of publicPages) {
    const reply = await request.get(path, { maxRedirects: 0 });
    expect(reply.status(), path).toBe(200);
    expect(reply.headers()["content-type"], path).toContain("text/html");
  }
});

test("the sign-in page is accessible, and each request has a nonce of its own", async ({ page }) => {
  const nonces = new Set<string>();
  for (let visit = 0; visit < 2; visit += 1) {
    const reply = await page.goto("/login");
    const policy = reply?.headers()["content-security-policy"] ?? "";
    expect(policy).toContain("'strict-dynamic'");
    nonces.add(/'nonce-([^']+)'/.exec(policy)?.[1] ?? "none");
  }
  expect(nonces.size).toBe(2);
  expect(nonces).not.toContain("none");
  await expectAccessible(page);
});

test("an API call without a session is 401 in JSON, never a redirect", async ({ request }) => {
  for (const path of ["/api/business", "/api/post", "/api/social", "/api/subscription/details"]) {
    const reply = await request.get(path, { maxRedirects: 0 });
    expect(reply.status(), path).toBe(401);
    expect(await reply.json(), path).toMatchObject({ statusCode: "UNAUTHORIZED", message: "NOT_SIGNED_IN" });
  }
});
