import english from "../../../messages/en.json" with { type: "json" };
import { password } from "../account";
import { expect, newAddress, test } from "../fixtures";
import { expectNothingJumped, measureLayoutShift } from "../layout-shift";

test("the sign-in page stays where it is when an answer comes late", async ({ page, context }) => {
  const shifts = await measureLayoutShift(context);
  await page.goto("/login?mode=sign-up");
  await page.route("**/login**", async (route) => {
    // What moves within half a second of a press counts as its doing.
    if (route.request().method() === "POST") await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.getByLabel("Email").fill(newAddress());
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByText(english.Login.checkEmail)).toBeVisible();
  expectNothingJumped(shifts.worst());
});
