/** Whether a client has kept the answer with this `etag`, which a 304 lets it use again (RFC 9110, 13.1.2). */
export function isKept({ headers }: Request, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, "");
  return (headers.get("if-none-match") ?? "").split(",").some((tag) => bare(tag) === bare(etag));
}
