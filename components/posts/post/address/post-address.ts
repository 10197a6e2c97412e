/** The parameter of an address that opens a post. */
const POST = "post";

/** Dispatched when Back is about to close a sheet; prevented by one that asks first. */
export const LEAVE_SHEET = "leave-sheet";

/** The post that the page's address opens, or null. */
export function addressedPost(): number | null {
  const id = new URLSearchParams(location.search).get(POST);
  return id !== null && /^\d{1,10}$/.test(id) ? Number(id) : null;
}

/** An address of the page (path, or path and query) with a post opened on it, or with none. */
export function postAddress(page: string, id: number | null): string {
  const [path = "", query] = page.split("?", 2);
  const params = new URLSearchParams(query);
  params.delete(POST);
  if (id !== null) params.set(POST, String(id));
  return params.size > 0 ? `${path}?${params}` : path;
}
