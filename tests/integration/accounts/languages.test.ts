import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { POST as languageRoute } from "../../../app/api/language/route";
import { GET as exportRoute } from "../../../app/api/settings/export/route";
import { chooseLocaleAction } from "../../../lib/accounts/settings/actions";
import { createSession } from "../../../lib/accounts/mutations";
import { requestReset } from "../../../lib/accounts/credentials/request-reset";
import { signUp } from "../../../lib/accounts/credentials/sign-up";
import { verifyEmail } from "../../../lib/accounts/credentials/verify-email";
import { actorOfToken } from "../../../lib/auth/actor";
import { db } from "../../../lib/db";
import { env } from "../../../lib/settings/env";
import { loadMessages } from "../../../lib/i18n/load-messages";
import { LOCALE_COOKIE, type Locale } from "../../../lib/i18n/locales";
import { openNotice } from "../../../lib/notices/mutations";
import { sessionCookieName } from "../../../lib/auth/session-cookie";
import { makePost, makeSession, makeUser } from "../../factories";
import { call, requestOf } from "../../fixtures";
import { mailsTo, secretMailedTo } from "../../mailbox";
import { mailNotices } from "../../outbox";
import { inRequest } from "../../request-scope";

const own = { origin: env().APP_URL, "sec-fetch-site": "same-origin" };
const mail = async (locale: Locale) => (await loadMessages(locale)).Mail;
const visitor = (locale?: Locale) => ({ address: null, userAgent: "tests", locale, signUp: "anna" });
const localeOf = async (userId: string) =>
  (await db.user.findUniqueOrThrow({ where: { id: userId } })).locale;

/** Sends the form of a footer, as a browser does without script. */
async function choose(body: string, headers: Record<string, string> = {}) {
  const request = requestOf({
    method: "POST",
    path: "/api/language",
    body,
    headers: { "content-type": "application/x-www-form-urlencoded", ...own, ...headers },
  });
  const { result, cookies } = await inRequest(request, () =>
    languageRoute(request, { params: Promise.resolve({}) }),
  );
  return { status: result.status, location: result.headers.get("location"), cookies: cookies.join("\n") };
}

describe("a visitor's choice in the footer", () => {
  it("is kept in a cookie, and leads back to where it was made", async () => {
    const referer = `${env().APP_URL}/login?mode=sign-up`;
    const { status, location, cookies } = await choose("locale=hu", { referer });
    expect({ status, location }).toEqual({ status: 303, location: "/login?mode=sign-up" });
    expect(cookies).toMatch(
      new RegExp(`^${LOCALE_COOKIE}=hu; Path=/;.*Max-Age=31536000;.*SameSite=lax`, "i"),
    );
  });

  it.each([
    "https://evil.example/login",
    `${env().APP_URL}.evil.example/`,
    `${env().APP_URL}//evil.example`,
    "",
  ])("leads nowhere else: from %j to the first page", async (referer) => {
    expect(await choose("locale=de", { referer })).toMatchObject({ status: 303, location: "/" });
  });

  it("is made on our own pages alone, and among our languages", async () => {
    const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect(await choose("locale=de", foreign)).toEqual({ status: 403, location: null, cookies: "" });
    for (const body of ["locale=xx", "locale=en-US", "", `locale=de&x=${"y".repeat(300)}`])
      expect((await choose(body)).cookies).toBe("");
  });

  it("counts for the account too where somebody is signed in", async () => {
    const user = await makeUser();
    const { token } = await makeSession(user.id);
    await choose("locale=it", { cookie: `${sessionCookieName(env().https)}=${token}` });
    expect(await localeOf(user.id)).toBe("it");
  });
});

describe("the saved language", () => {
  it("is the sign-up's, then the chosen one, whatever a later sign-in's browser says", async () => {
    const email = `anna-${randomUUID()}@example.com`;
    await signUp({ email, password: "blue kettle morning" }, visitor("de"));
    await verifyEmail(await secretMailedTo(email), visitor("fr"));
    const { id } = await db.user.findUniqueOrThrow({ where: { email } });
    expect(await createSession(id, visitor("fr"))).toMatchObject({ locale: "de" });

    const { token } = await makeSession(id);
    const cookie = `${sessionCookieName(env().https)}=${token}`;
    const request = requestOf({ method: "POST", headers: { ...own, cookie } });
    const { result, cookies } = await inRequest(request, () => chooseLocaleAction({ locale: "hu" }));
    expect(result).toMatchObject({ ok: true });
    expect(cookies.join("\n")).toContain(`${LOCALE_COOKIE}=hu;`);
    expect(await createSession(id, visitor("fr"))).toMatchObject({ locale: "hu" });
    expect(await actorOfToken(token)).toMatchObject({ locale: "hu" });
    const data: unknown = JSON.parse((await call(exportRoute, { cookie: token })).text);
    expect(data).toMatchObject({ account: { email, locale: "hu" } });
  });

  it("begins with the first sign-in of an account that has none", async () => {
    const user = await makeUser();
    expect(await createSession(user.id, visitor())).toMatchObject({ locale: null });
    expect(await createSession(user.id, visitor("pt"))).toMatchObject({ locale: "pt" });
    expect(await localeOf(user.id)).toBe("pt");
  });
});

describe("mails", () => {
  it("of a visitor are in the request's language, of an account in its own", async () => {
    const email = `anna-${randomUUID()}@example.com`;
    await signUp({ email, password: "blue kettle morning" }, visitor("de"));
    const [first] = await mailsTo(email);
    expect(first).toMatchObject({ subject: (await mail("de")).verify.subject });
    expect(first?.html).toContain('lang="de"');
    await requestReset(email, visitor("fr"));
    expect((await mailsTo(email, 2))[0]).toMatchObject({ subject: (await mail("de")).reset.subject });
    const none = await makeUser();
    await requestReset(none.email, visitor("de"));
    expect((await mailsTo(none.email))[0]).toMatchObject({ subject: (await mail("de")).reset.subject });
  });

  it("about a post are in the owner's language, its reason too", async () => {
    const user = await makeUser();
    await db.user.update({ where: { id: user.id }, data: { locale: "de" } });
    const post = await makePost(user.id, { content: "Frische Brötchen" });
    const subject = `post:${post.id}`;
    const notice = { kind: "POST_FAILED", subject, postId: post.id, code: "FACEBOOK_REFUSED" } as const;
    await openNotice(db, { userId: user.id, ...notice });
    await mailNotices();
    const { NoticeMail, Errors } = await loadMessages("de");
    const [sent] = await mailsTo(user.email);
    expect(sent).toMatchObject({ subject: NoticeMail.POST_FAILED.subject });
    expect(sent?.text).toContain(Errors.FACEBOOK_REFUSED);
    expect(NoticeMail.POST_FAILED.subject).not.toBe(
      (await loadMessages("en")).NoticeMail.POST_FAILED.subject,
    );
  });
});
