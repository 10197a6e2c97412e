import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { removePersonalCaches } from "@/lib/auth/viewer-caches";
import { makeCaches } from "../../../tests/browser-caches";
import { arePhotosWaiting, claimWaitingPhotos, forgetWaitingPhoto } from "./waiting-photos";

const ORIGIN = "https://app.example";
const WEEK_MS = 7 * 24 * 3_600_000;

type Share = (request: {
  referrer: string;
  formData: () => Promise<FormData>;
}) => Promise<{ to: string; status: number }>;

/** The worker's own file, as it is served. */
function loadWorker(): Share {
  const source = readFileSync("public/share-target.js", "utf8");
  const redirects = { redirect: (to: string, status: number) => ({ to, status }) };
  const Answer = Object.assign(function (...given: ConstructorParameters<typeof Response>) {
    return new Response(...given);
  }, redirects);
  return new Function("caches", "Response", "self", `${source}; return receiveShare;`)(caches, Answer, {
    location: { origin: ORIGIN },
  }) as Share;
}

/** Two of one size are the same only with one name. */
const photo = (name: string, size = 10, type = "image/jpeg") =>
  new File([new TextEncoder().encode(name.padEnd(size)).slice(0, size)], name, { type });

async function share(
  files: readonly File[],
  words: Record<string, string> = {},
  referrer = "",
): Promise<URLSearchParams> {
  const form = new FormData();
  for (const file of files) form.append("photos", file);
  for (const [name, value] of Object.entries(words)) form.set(name, value);
  const { to, status } = await loadWorker()({ referrer, formData: async () => form });
  expect(status).toBe(303);
  const { pathname, searchParams } = new URL(to, ORIGIN);
  expect(pathname).toBe("/photos");
  return searchParams;
}

const namesOf = async (userId: string) => (await claimWaitingPhotos(userId)).map(({ file }) => file.name);

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.stubGlobal("caches", makeCaches());
});

describe("photos that are shared with the app", () => {
  it("wait in their order, with name, type and bytes", async () => {
    const told = await share([photo("bread.jpg", 12), photo("Brötchen.HEIC", 7, "")]);
    expect(Object.fromEntries(told)).toEqual({ shared: "", kept: "2" });
    const [bread, rolls] = await claimWaitingPhotos("anna");
    expect(bread?.file).toMatchObject({ name: "bread.jpg", size: 12, type: "image/jpeg" });
    expect(rolls?.file).toMatchObject({ name: "Brötchen.HEIC", size: 7 });
  });

  it("are called by the text that came along", async () => {
    await share([photo("IMG_1.jpg")], { title: "Poppy seed\nrolls", text: " two for 3.50 " });
    expect(await namesOf("anna")).toEqual(["Poppy seed rolls two for 3.50.jpg"]);
  });

  it("are at most twenty of a share, sixty of several shares and persons, and the page is told how many were not kept", async () => {
    const many = (name: string) => Array.from({ length: 22 }, (_, n) => photo(`${name}-${n}.jpg`));
    for (const name of ["one", "two", "three"]) {
      const told = await share(many(name));
      expect([told.get("kept"), told.get("full")]).toEqual(["20", "2"]);
    }
    await claimWaitingPhotos("anna");
    expect((await share(many("four"))).get("full")).toBe("22");
    expect(await claimWaitingPhotos("anna")).toHaveLength(60);
  });

  it("are none that another site sends, and what it does send in secret leaves room for hers", async () => {
    const told = await share([photo("theirs.jpg")], {}, "https://other.example/page");
    expect(Object.fromEntries(told)).toEqual({ shared: "", nothing: "1" });
    expect(await claimWaitingPhotos("anna")).toEqual([]);
    await share(Array.from({ length: 20 }, (_, n) => photo(`theirs-${n}.jpg`)));
    for (const from of ["", `${ORIGIN}/photos`, "android-app://com.example.gallery"])
      expect((await share([photo(`hers ${from}.jpg`)], {}, from)).get("kept")).toBe("1");
  });

  it("are photos of at most 60 MB; all else is counted and left", async () => {
    const told = await share([
      photo("large.jpg", 60_000_001),
      photo("note.txt", 5, "text/plain"),
      photo("ok.jpg", 60_000_000),
    ]);
    expect(Object.fromEntries(told)).toEqual({ shared: "", kept: "1", large: "1", other: "1" });
    expect(await namesOf("anna")).toEqual(["ok.jpg"]);
  });

  it("say so where the device has no room, or the form cannot be read", async () => {
    vi.stubGlobal("caches", makeCaches(1));
    const told = await share([photo("1.jpg"), photo("2.jpg")]);
    expect([told.get("kept"), told.get("failed")]).toEqual(["1", "1"]);
    const broken = await loadWorker()({
      referrer: "",
      formData: () => Promise.reject(new TypeError("broken off")),
    });
    expect(broken.to).toBe("/photos?shared=&failed=1");
  });

  it("that come twice, in one share or in two, are kept once, and said", async () => {
    const first = await share([photo("1.jpg"), photo("1.jpg"), photo("2.jpg")]);
    expect(Object.fromEntries(first)).toEqual({ shared: "", kept: "2", same: "1" });
    await claimWaitingPhotos("anna");
    expect(Object.fromEntries(await share([photo("1.jpg")]))).toEqual({ shared: "", same: "1" });
    expect(await namesOf("anna")).toEqual(["1.jpg", "2.jpg"]);
  });

  it("are none where they have no bytes, or where nothing came at all", async () => {
    expect(Object.fromEntries(await share([photo("empty.jpg", 0)]))).toEqual({ shared: "", empty: "1" });
    expect(Object.fromEntries(await share([]))).toEqual({ shared: "", nothing: "1" });
    // A browser's own form has such a field where no file was chosen.
    const none = new File([], "", { type: "application/octet-stream" });
    expect(Object.fromEntries(await share([none], { text: "  " }))).toEqual({ shared: "", nothing: "1" });
    expect(await arePhotosWaiting("anna")).toBe(false);
  });

  it("are gone after a week, for the page and for the count of the next share", async () => {
    await share(Array.from({ length: 20 }, (_, n) => photo(`${n}.jpg`)));
    vi.useFakeTimers({ now: Date.now() + WEEK_MS });
    expect((await share([photo("fresh.jpg")])).get("kept")).toBe("1");
    expect(await namesOf("anna")).toEqual(["fresh.jpg"]);
    vi.setSystemTime(Date.now() + WEEK_MS);
    expect(await namesOf("anna")).toEqual([]);
  });
});

describe("words and a link without a photo", () => {
  async function begun(fields: Record<string, string>): Promise<string | null> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const { to, status } = await loadWorker()({ referrer: "", formData: async () => form });
    const { pathname, searchParams } = new URL(to, ORIGIN);
    expect([status, pathname, searchParams.has("new")]).toEqual([303, "/post-generator", true]);
    return searchParams.get("text");
  }

  it("begin a new post, each once", async () => {
    const url = "https://bakery.example/?a=1&b=2#rolls";
    expect(await begun({ title: "Rolls & plaits", text: "From 7 on\nSaturday", url })).toBe(
      `Rolls & plaits\n\nFrom 7 on\nSaturday\n\n${url}`,
    );
    // Some apps put the link into the text as well, or the text into the title.
    expect(await begun({ title: "", text: `Look: ${url}`, url })).toBe(`Look: ${url}`);
    expect(await begun({ title: "Rolls", text: "Rolls" })).toBe("Rolls");
  });

  it("are cut where an address would be too long for a server", async () => {
    const text = await begun({ text: "🥐é".repeat(5_000) });
    expect(encodeURIComponent(text ?? "").length).toBeLessThan(6_001);
    expect(text?.length).toBeGreaterThan(500);
  });
});

describe("what waits", () => {
  it("is the person's who saw it first, and nobody else's", async () => {
    await share([photo("annas.jpg")]);
    expect(await arePhotosWaiting("bela")).toBe(true);
    expect(await namesOf("anna")).toEqual(["annas.jpg"]);
    expect(await arePhotosWaiting("bela")).toBe(false);
    expect(await namesOf("bela")).toEqual([]);
    await share([photo("belas.jpg")]);
    expect(await namesOf("bela")).toEqual(["belas.jpg"]);
    expect(await namesOf("anna")).toEqual(["annas.jpg"]);
  });

  it("goes when its person signs out or another signs in; what nobody has seen stays", async () => {
    await share([photo("annas.jpg")]);
    await claimWaitingPhotos("anna");
    await share([photo("unseen.jpg")]);
    await removePersonalCaches("anna");
    expect(await arePhotosWaiting("anna")).toBe(true);
    await removePersonalCaches();
    expect(await namesOf("bela")).toEqual(["unseen.jpg"]);
  });

  it("is forgotten one by one", async () => {
    await share([photo("1.jpg"), photo("2.jpg")]);
    const [first] = await claimWaitingPhotos("anna");
    await forgetWaitingPhoto("anna", first?.key ?? "");
    expect(await namesOf("anna")).toEqual(["2.jpg"]);
    expect(await arePhotosWaiting("anna")).toBe(true);
  });

  it("is nothing where the browser has no caches", async () => {
    vi.stubGlobal("caches", undefined);
    expect([await arePhotosWaiting("anna"), await claimWaitingPhotos("anna")]).toEqual([false, []]);
    await expect(removePersonalCaches()).resolves.toBeUndefined();
  });
});
