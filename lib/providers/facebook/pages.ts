import "server-only";
import pLimit from "p-limit";
import { z } from "zod";
import { env } from "@/lib/settings/env";
import { ProviderError } from "@/lib/providers/provider-error";
import { callGraph, nextParams } from "./graph-api";
import type { PageAccess } from "./publish";

/** Why a page cannot be posted to: no task CREATE_CONTENT, or its business demands two-factor sign-in. */
type PageRefusal = "ROLE" | "TWO_FACTOR";

/** A page that the person has shared with us. */
export type ManagedPage = {
  id: string;
  name: string;
  /** Empty where Facebook gives none. */
  token: string;
  picture: string | null;
  refusal: PageRefusal | null;
};

/** Parts of one list, pages that only a token names, and businesses, that are read. */
const MAX_PARTS = 50;
const MAX_NAMED = 100;
const MAX_BUSINESSES = 20;
const AT_ONCE = 5;
const FIELDS = "id,name,access_token,picture";
const BUSINESS_SCOPE = "business_management";

const node = z.object({
  id: z.string().min(1),
  name: z.string().nullish(),
  access_token: z.string().nullish(),
  tasks: z.array(z.string()).nullish(),
  picture: z.object({ data: z.object({ url: z.string().nullish() }) }).nullish(),
});
const listOf = <T extends z.ZodType>(row: T) =>
  z.object({ data: z.array(row), paging: z.object({ next: z.string().optional() }).optional() });
const pages = listOf(node);
const businesses = listOf(z.object({ id: z.string().min(1) }));

/**
 * The pages of /me/accounts, in Facebook's order. The list may leave pages out that exist: those of a business
 * portfolio, and those to which somebody was assigned there.
 * Source: developers.facebook.com/docs/graph-api/reference/user/accounts
 * @throws ProviderError
 */
export async function listAccounts(userToken: string): Promise<ManagedPage[]> {
  const rows = await readAll(pages, "/me/accounts", userToken, `${FIELDS},tasks`);
  return rows.map((row) => managedPage(row, row.tasks ?? []));
}

/**
 * Every page that a person manages and has shared, each once: those of /me/accounts, those that the token names, and
 * with business_management those that its businesses own or look after for others.
 * Sources: developers.facebook.com/docs/graph-api/reference/debug_token ("granular_scopes"),
 * .../marketing-api/reference/business/owned_pages and .../client_pages
 * @param scopes what the person has granted
 * @throws ProviderError
 */
export async function listPages(userToken: string, scopes: readonly string[]): Promise<ManagedPage[]> {
  const found = new Map((await listAccounts(userToken)).map((page) => [page.id, page]));
  const others = scopes.includes(BUSINESS_SCOPE) ? await listBusinessPages(userToken) : [];
  for (const page of others) if (!found.get(page.id)?.token) found.set(page.id, found.get(page.id) ?? page);
  const ids = await listNamedPages(userToken).catch(noneIfRefused);
  const named = ids.filter((id) => !found.has(id)).slice(0, MAX_NAMED);
  const limit = pLimit(AT_ONCE);
  const read = await Promise.all(named.map((id) => limit(() => readNamedPage(userToken, id))));
  return [...found.values(), ...read.filter((page) => page !== null)];
}

/** A page whose tasks are not known may be posted to if there is a token for it. */
function managedPage({ id, name, access_token, picture }: z.output<typeof node>, tasks?: readonly string[]) {
  const token = access_token ?? "";
  const canPost = tasks === undefined || tasks.includes("CREATE_CONTENT");
  // Source: developers.facebook.com/docs/graph-api/reference/page, under "access_token"
  const refusal = canPost ? (token === "" ? ("TWO_FACTOR" as const) : null) : ("ROLE" as const);
  return { id, name: name ?? id, token, picture: picture?.data.url ?? null, refusal };
}

async function listBusinessPages(userToken: string): Promise<ManagedPage[]> {
  const own = await readAll(businesses, "/me/businesses", userToken, "id").catch(noneIfRefused);
  const found: ManagedPage[] = [];
  for (const { id } of own.slice(0, MAX_BUSINESSES))
    for (const edge of ["owned_pages", "client_pages"]) {
      const rows = await readAll(pages, `/${id}/${edge}`, userToken, FIELDS).catch(noneIfRefused);
      found.push(...rows.map((row) => managedPage(row)));
    }
  return found;
}

const granular = z.object({
  data: z.object({
    granular_scopes: z
      .array(z.object({ scope: z.string(), target_ids: z.array(z.string()).nullish() }))
      .nullish(),
  }),
});

/** The ids of the pages that a token was granted for; none where it was granted for all. */
async function listNamedPages(userToken: string): Promise<string[]> {
  const { FACEBOOK_APP_ID, FACEBOOK_APP_SECRET } = env();
  const { data } = await callGraph({
    method: "GET",
    path: "/debug_token",
    token: `${FACEBOOK_APP_ID}|${FACEBOOK_APP_SECRET}`,
    params: { input_token: userToken },
    reply: granular,
  });
  const posting = data.granular_scopes?.filter(({ scope }) => scope.startsWith("pages_")) ?? [];
  return [...new Set(posting.flatMap(({ target_ids }) => target_ids ?? []))];
}

/** Null where the token names something that is not a page of this person's any more. */
async function readNamedPage(userToken: string, id: string): Promise<ManagedPage | null> {
  const call = { method: "GET", path: `/${id}`, token: userToken, params: { fields: FIELDS } } as const;
  const [row] = await callGraph({ ...call, reply: node })
    .then((found) => [found])
    .catch(noneIfRefused);
  return row ? managedPage(row) : null;
}

function noneIfRefused(error: unknown): never[] {
  if (error instanceof ProviderError && error.outcome === "refused" && error.code !== "FACEBOOK_RECONNECT")
    return [];
  throw error;
}

type List<Row> = z.ZodType<{ data: Row[]; paging?: { next?: string } }>;

async function readAll<Row>(reply: List<Row>, path: string, token: string, fields: string): Promise<Row[]> {
  const rows: Row[] = [];
  let params: Record<string, string> | null = { fields, limit: "100" };
  for (let part = 0; params && part < MAX_PARTS; part++) {
    const list: z.output<typeof reply> = await callGraph({ method: "GET", path, token, params, reply });
    rows.push(...list.data);
    params = nextParams(list.paging?.next);
  }
  return rows;
}

/**
 * Whether a page is public, asked with its own token, which also proves that token.
 * Source: developers.facebook.com/docs/graph-api/reference/page ("is_published")
 * @throws ProviderError
 */
export async function isPagePublished({ pageId, token }: PageAccess): Promise<boolean> {
  const reply = z.object({ is_published: z.boolean().nullish() });
  const params = { fields: "id,is_published" };
  const { is_published } = await callGraph({ method: "GET", path: `/${pageId}`, token, params, reply });
  return is_published !== false;
}
