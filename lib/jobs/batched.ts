/**
 * Does for many callers what they ask for in as few statements as their moments allow: while one runs, the next ones are
 * collected, and go into one. Nothing waits for a timer.
 * @param run does it for all of them, and says what each gets, or throws; each caller then gets the error
 */
export function batched<Item, Result>(
  run: (items: Item[]) => Promise<(item: Item) => Result>,
): (item: Item) => Promise<Result> {
  let running: Promise<unknown> = Promise.resolve();
  let next: { items: Item[]; done: Promise<(item: Item) => Result> } | undefined;
  return async (item) => {
    if (next) next.items.push(item);
    else {
      const items = [item];
      const done = running
        .catch(() => undefined)
        .then(() => {
          next = undefined;
          return run(items);
        });
      next = { items, done };
      running = done;
    }
    const resultOf = await next.done;
    return resultOf(item);
  };
}
