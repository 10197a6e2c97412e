import "server-only";
import { randomUUID } from "node:crypto";
import { audit } from "@/lib/audit/record-audit";
import type { Actor } from "@/lib/auth/actor";
import { open, seal, sha256 } from "@/lib/crypto";
import { db, isUniqueViolation } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { closeNotices } from "@/lib/notices/mutations";
import { connectionSubject } from "@/lib/notices/rules";
import { exchangeCode, extendToken, getAccountId, listGrantedScopes } from "@/lib/providers/facebook/login";
import { type ManagedPage, isPagePublished, listPages } from "@/lib/providers/facebook/pages";
import { ProviderError } from "@/lib/providers/provider-error";
import { INSIGHTS_SCOPE, NEEDED_SCOPES } from "@/lib/connections/constants";
import type { ConnectInput } from "@/lib/connections/schema";
import { toAppError } from "@/lib/connections/to-app-error";
import type { FacebookPage } from "@/lib/connections/types";

/**
 * Turns a code that the callback has bound to this session into a stored, sealed token, and lists the pages
 * to choose from. A page that was connected before and is still shared stays connected.
 * @throws AppError OAUTH_STATE_INVALID, FACEBOOK_CODE_INVALID, FACEBOOK_PERMISSION, FACEBOOK_NO_PAGES, …
 */
export async function connectAccount(actor: Actor, input: ConnectInput): Promise<FacebookPage[]> {
  const { platform, code } = input;
  const used = await db.$executeRaw`
    UPDATE "OAuthAttempt" SET "usedAt" = app_now()
    WHERE "codeHash" = ${sha256(code)} AND "platform" = ${platform}::"Platform" AND "usedAt" IS NULL
      AND "userId" = ${actor.userId}::uuid AND "sessionId" = ${actor.sessionId}::uuid
      AND "expiresAt" > app_now()`;
  if (used !== 1) throw new AppError("OAUTH_STATE_INVALID");
  const account = await readAccount(code).catch(toAppError);
  const missing = NEEDED_SCOPES.filter((scope) => !account.scopes.includes(scope));
  if (missing.length > 0) throw new AppError("FACEBOOK_PERMISSION", { object: { missing } });
  await addConnectedPage(actor, platform, account);
  if (account.pages.length === 0) throw new AppError("FACEBOOK_NO_PAGES");
  await saveConnection(actor, platform, account);
  await closeNotices(db, actor, [connectionSubject(platform)]);
  return account.pages.map(({ id, name, picture, refusal }) => ({
    ...{ id, name, picture, refusal },
    canPost: refusal === null,
  }));
}

/** A page that is connected already and that Facebook lists no longer is not lost while its own token is alive. */
async function addConnectedPage(
  actor: Actor,
  platform: ConnectInput["platform"],
  { accountId, pages }: Account,
): Promise<void> {
  const known = await db.connection.findFirst({
    where: { userId: actor.userId, platform, accountId, pageToken: { not: null } },
    select: { id: true, pageId: true, pageName: true, pagePicture: true, pageToken: true },
  });
  if (!known?.pageId || !known.pageToken || pages.some(({ id }) => id === known.pageId)) return;
  const token = open(known.pageToken, `Connection:${known.id}:pageToken`);
  try {
    await isPagePublished({ pageId: known.pageId, token });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.outcome === "refused") return;
  }
  const { pageId: id, pageName: name, pagePicture: picture } = known;
  pages.unshift({ id, name: name ?? id, token, picture, refusal: null });
}

type Account = {
  accountId: string;
  token: string;
  expiresAt: Date | null;
  scopes: string[];
  pages: ManagedPage[];
};

async function readAccount(code: string): Promise<Account> {
  const short = await exchangeCode(code);
  const { token, expiresIn } = await extendToken(short.token);
  const [accountId, scopes] = await Promise.all([getAccountId(token), listGrantedScopes(token)]);
  const pages = await listPages(token, scopes);
  const expiresAt = expiresIn ? new Date(Date.now() + expiresIn * 1000) : null;
  return { accountId, token, expiresAt, scopes, pages };
}

async function saveConnection(
  actor: Actor,
  platform: ConnectInput["platform"],
  account: Account,
): Promise<void> {
  const where = { userId_platform: { userId: actor.userId, platform } };
  for (let attempt = 1; ; attempt++) {
    const known = await db.connection.findUnique({ where, select: { id: true, pageId: true } });
    const id = known?.id ?? randomUUID();
    const page = account.pages.find((candidate) => candidate.id === known?.pageId && !candidate.refusal);
    const data = {
      accountId: account.accountId,
      userToken: seal(account.token, `Connection:${id}:userToken`),
      tokenExpiresAt: account.expiresAt,
      status: page ? ("CONNECTED" as const) : ("CHOOSING" as const),
      pageId: page?.id ?? null,
      pageName: page?.name ?? null,
      pagePicture: page?.picture ?? null,
      ...(page ? {} : { firstPostId: null }),
      readsInsights: account.scopes.includes(INSIGHTS_SCOPE),
      pageToken: page ? seal(page.token, `Connection:${id}:pageToken`) : null,
    };
    try {
      if (known) await db.connection.update({ where: { id, userId: actor.userId }, data });
      else await db.connection.create({ data: { id, userId: actor.userId, platform, ...data } });
      if (page) await audit(actor, "PAGE_CONNECTED", { page: page.name });
      return;
    } catch (error) {
      // Two tabs connected at once: the second writes over the first.
      if (!isUniqueViolation(error) || attempt > 2) throw error;
    }
  }
}
