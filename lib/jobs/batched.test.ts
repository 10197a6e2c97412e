import { expect, it } from "vitest";
import { batched } from "./batched";

/** A write that ends when it is told to. */
function heldWrites() {
  const writes: { items: number[]; end: (error?: Error) => void }[] = [];
  const add = batched<number, string>(
    (items) =>
      new Promise((resolve, reject) => {
        writes.push({ items, end: (error) => (error ? reject(error) : resolve((item) => `${item} done`)) });
      }),
  );
  const at = async (index: number) => {
    for (let tries = 0; tries < 100 && !writes[index]; tries += 1) await Promise.resolve();
    const write = writes[index];
    if (!write) throw new Error(`no write ${index}`);
    return write;
  };
  return { add, at, writes };
}

it("collects what comes while a write runs, and gives an error to those it concerns alone", async () => {
  const { add, at, writes } = heldWrites();
  const first = add(1);
  const held = await at(0);
  const failed = [add(2), add(3)].map((written) => written.catch((error: Error) => error.message));
  expect(writes).toHaveLength(1);
  held.end();
  expect(await first).toBe("1 done");
  const second = await at(1);
  expect(second.items).toEqual([2, 3]);
  const third = add(4);
  second.end(new Error("away"));
  expect(await Promise.all(failed)).toEqual(["away", "away"]);
  (await at(2)).end();
  expect(await third).toBe("4 done");
  expect(writes.map(({ items }) => items)).toEqual([[1], [2, 3], [4]]);
});
