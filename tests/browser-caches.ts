const ORIGIN = "https://app.example";

/** The Cache API as far as the product uses it; `space` is how many entries the disk takes. */
export function makeCaches(space = Infinity) {
  const all = new Map<string, Map<string, { bytes: ArrayBuffer; headers: Headers }>>();
  const urlOf = (key: string | Request) => new URL(key instanceof Request ? key.url : key, ORIGIN).href;
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, { bytes: ArrayBuffer; headers: Headers }>();
    all.set(name, entries);
    return {
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
      match: async (key: string | Request) => {
        const found = entries.get(urlOf(key));
        return found && new Response(found.bytes, { headers: found.headers });
      },
      put: async (key: string | Request, response: Response) => {
        if (entries.size >= space) throw new DOMException("full", "QuotaExceededError");
        entries.set(urlOf(key), { bytes: await response.arrayBuffer(), headers: response.headers });
      },
      delete: async (key: string | Request) => entries.delete(urlOf(key)),
    };
  };
  return {
    open,
    keys: async () => [...all.keys()],
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
  };
}
