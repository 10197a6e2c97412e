import { appUrl, expect, linkIn, mailTo, newAddress } from "../fixtures";
import { profile, test } from "../owner";

test.use({ javaScriptEnabled: false });

test("the brand profile is changed before any script has loaded", { tag: "@core" }, async ({ page }) => {
  await page.goto("/business-profile");
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await page.getByLabel("Target Audience").fill("Offices that order before nine.");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(page.getByRole("status")).toContainText("Brand profile updated successfully!");
  await expect(page.getByLabel("Target Audience")).toHaveValue("Offices that order before nine.");
  const kept = await page.request.get(`${appUrl}/api/business`);
  expect(await kept.json()).toMatchObject({
    object: { ...profile, targetAudience: "Offices that order before nine." },
  });
});

test("how the business sounds is said and forgotten before any script has loaded", async ({ page }) => {
  await page.goto("/business-profile");
  await page.getByRole("button", { name: "Change how we sound" }).click();
  await page.getByLabel("Form of address").selectOption("POLITE");
  await page.getByLabel("Post 2").fill("Rye bread on Friday, from seven.");
  await page.getByLabel("How texts are written").fill("Short sentences.");
  await page.getByLabel("Words never to use").fill("super, yummy");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("status").first()).toContainText("Saved.");
  const voice = async () =>
    (await page.request.get(`${appUrl}/api/business/voice`)).json() as Promise<unknown>;
  expect(await voice()).toMatchObject({
    object: {
      ...{ address: "POLITE", note: "Short sentences.", avoid: ["super", "yummy"] },
      samples: [{ text: "Rye bread on Friday, from seven.", fromPage: false }],
    },
  });
  await page.goto("/business-profile");
  await expect(page.locator("#voice")).toContainText("Rye bread on Friday");
  await page.getByRole("button", { name: "Forget all of this" }).click();
  await expect(page.locator("#voice")).not.toContainText("Rye bread on Friday");
  expect(await voice()).toMatchObject({ object: { note: "", samples: [] } });
});

test("feedback is sent before any script has loaded, and one that is too short stays where it is", async ({
  page,
}) => {
  await page.goto("/feedback");
  const message = page.getByLabel("Message");
  await message.fill("Too short");
  await page.getByRole("button", { name: "Submit Feedback" }).click();
  await expect(message).toHaveValue("Too short");
  await message.fill("The calendar should begin on Monday.");
  await page.getByRole("button", { name: "Submit Feedback" }).click();
  await expect(page.getByRole("status")).toHaveText("Thank you. Your message has reached us.");
});

test(
  "a visitor signs up before any script has loaded, after advice on the password, and gets another mail",
  { tag: "@core" },
  async ({ page, context }) => {
    await context.clearCookies();
    const email = newAddress("plain");
    const signUp = async (password: string) => {
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password", { exact: true }).fill(password);
      await page.getByRole("button", { name: "Sign Up", exact: true }).click();
    };
    await page.goto("/login?mode=sign-up&callbackUrl=%2Fsettings");
    await signUp("password1");
    await expect(page.getByRole("alert")).toContainText("one of the first passwords that anyone would guess");
    await signUp("seven-rolls-and-a-poppy-seed-plait");
    const notice = page.getByRole("status");
    await expect(notice).toContainText("Please check your email to verify your account.");
    await expect(page.getByRole("button", { name: "Sign In", exact: true })).toHaveCount(0);
    expect(linkIn(await mailTo(email))).toContain("token=");
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "resend it" }).click();
    await expect(notice).toContainText("Verification email sent successfully");
    await page.getByRole("link", { name: "Sign in", exact: true }).click();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("not the password");
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page.getByRole("alert")).toContainText("do not match an account");
    await expect(page).toHaveURL(/callbackUrl=%2Fsettings/);
  },
);

test("a new password is asked for before any script has loaded", async ({ page, context }) => {
  await context.clearCookies();
  await page.goto("/reset-password");
  await page.getByLabel("Email").fill(newAddress("forgot"));
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("If that address has an account, a link is on its way to it.")).toBeVisible();
});
