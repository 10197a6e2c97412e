import "server-only";
import { z } from "zod";
import { callGraph, nextParams } from "./graph-api";

/** A page that the person has shared with us. Posting needs the task CREATE_CONTENT. */
export type ManagedPage = {
  id: string;
  name: string;
  token: string;
  canPost: boolean;
  picture: string | null;
};

const MAX_PAGES = 50;

const reply = z.object({
  data: z.array(
    z.object({
      id: z.string().min(1),
      name: z.string(),
      access_token: z.string().min(1).optional(),
      tasks: z.array(z.string()).optional(),
      picture: z.object({ data: z.object({ url: z.string().optional() }) }).optional(),
    }),
  ),
  paging: z.object({ next: z.string().optional() }).optional(),
});

/**
 * Every page that a person manages and has shared, in Facebook's order.
 * Source: developers.facebook.com/docs/graph-api/reference/user/accounts
 * @throws ProviderError
 */
export async function listPages(userToken: string): Promise<ManagedPage[]> {
  const pages: ManagedPage[] = [];
  let params: Record<string, string> | null = { fields: "id,name,access_token,tasks,picture", limit: "100" };
  for (let part = 0; params && part < MAX_PAGES; part++) {
    const { data, paging }: z.output<typeof reply> = await callGraph({
      method: "GET",
      path: "/me/accounts",
      token: userToken,
      params,
      reply,
    });
    for (const { id, name, access_token: token = "", tasks = [], picture } of data) {
      const canPost = token !== "" && tasks.includes("CREATE_CONTENT");
      pages.push({ id, name, token, canPost, picture: picture?.data.url ?? null });
    }
    params = nextParams(paging?.next);
  }
  return pages;
}
