import Stripe from "stripe";
import { describe, expect, it } from "vitest";
import { createOnce } from "./create-once";

type Thing = { id: string };

/** A vendor that keeps each key's first answer for good, as Stripe does for a day. */
function vendor(fails: (made: number) => boolean = () => false) {
  const answers = new Map<string, { request: string; thing: Thing | null }>();
  const create = ({ idempotencyKey: key }: { idempotencyKey: string }) => {
    const old = answers.get(key);
    const request = `req_${answers.size + 1}`;
    const { thing } = old ?? { thing: fails(answers.size) ? null : { id: `thing_${answers.size + 1}` } };
    if (!old) answers.set(key, { request, thing });
    const headers: Record<string, string> = old
      ? { "idempotent-replayed": "true", "original-request": old.request }
      : {};
    if (!thing)
      return Promise.reject(
        new Stripe.errors.StripeAPIError({ statusCode: 500, headers, type: "api_error" }),
      );
    return Promise.resolve({
      ...thing,
      lastResponse: { headers, requestId: request, statusCode: 200 },
    } as Stripe.Response<Thing>);
  };
  return { answers, create };
}

describe("createOnce", () => {
  it("makes one for one name, also for many at once", async () => {
    const { answers, create } = vendor();
    const ids = await Promise.all(Array.from({ length: 8 }, () => createOnce({ name: "a" }, create)));
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
    expect([...answers.keys()]).toEqual(["a"]);
  });

  it("skips a repeated answer whose object is gone, and all callers go on to one other", async () => {
    const { answers, create } = vendor();
    const first = await createOnce({ name: "a" }, create);
    const isGone = ({ id }: Thing) => Promise.resolve(id === first.id);
    const made = await Promise.all([
      createOnce({ name: "a" }, create, isGone),
      createOnce({ name: "a", after: first.id }, create, isGone),
    ]);
    expect(made.map(({ id }) => id)).toEqual(["thing_2", "thing_2"]);
    expect([...answers.keys()]).toEqual(["a", `a:${first.id}`]);
  });

  it("throws a new error, and skips a repeated one", async () => {
    const { create } = vendor((made) => made === 0);
    await expect(createOnce({ name: "a" }, create)).rejects.toThrow();
    expect((await createOnce({ name: "a" }, create)).id).toBe("thing_2");
  });

  it("gives up when every key leads to something old", async () => {
    const { answers, create } = vendor();
    const gone = () => Promise.resolve(true);
    for (const after of [undefined, "thing_1", "thing_2", "thing_3", "thing_4"])
      await createOnce({ name: "a", after }, create);
    await expect(createOnce({ name: "a" }, create, gone)).rejects.toThrow("only stale answers");
    expect(answers.size).toBe(5);
  });
});
