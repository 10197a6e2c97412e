import { workAsyncStorage } from "next/dist/server/app-render/work-async-storage.external";
import { workUnitAsyncStorage } from "next/dist/server/app-render/work-unit-async-storage.external";
import { createRequestStoreForAPI } from "next/dist/server/async-storage/request-store";
import type { NextRequest } from "next/server";

type WorkStore = Parameters<typeof workAsyncStorage.run>[0];
type ApiStore = Parameters<typeof createRequestStoreForAPI>;

/**
 * Runs `work` as Next runs a route handler or a server action, so that `headers()` and `cookies()` are those
 * of `request`. Answers with what was returned and the Set-Cookie lines that came of it.
 */
export async function inRequest<T>(
  request: NextRequest,
  work: () => Promise<T>,
  /** Takes what is to be done after the reply, instead of having it done at once. */
  later?: (() => Promise<void>)[],
): Promise<{ result: T; cookies: readonly string[] }> {
  let cookies: readonly string[] = [];
  const keep = (lines: string[]) => {
    cookies = lines;
  };
  const noTags = { tags: [], expirationsByCacheKind: new Map() } as unknown as ApiStore[2];
  const store = createRequestStoreForAPI(request, request.nextUrl, noTags, keep, undefined, undefined);
  const workStore = {
    route: request.nextUrl.pathname,
    ...(later && { afterContext: { after: (task: () => Promise<void>) => later.push(task) } }),
  } as unknown as WorkStore;
  const result = await workAsyncStorage.run(workStore, () => workUnitAsyncStorage.run(store, work));
  return { result, cookies };
}
