/**
 * Writes what many callers have in as few statements as their moments allow: while one write runs, the next ones are
 * collected, and go into one. Nothing waits for a timer.
 * @param write writes them all, or throws; each caller then gets the error
 */
export function batchWrites<Item>(write: (items: Item[]) => Promise<unknown>): (item: Item) => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let next: { items: Item[]; written: Promise<void> } | undefined;
  return (item) => {
    if (next) next.items.push(item);
    else {
      const items = [item];
      const written = running
        .catch(() => undefined)
        .then(() => {
          next = undefined;
          return write(items);
        })
        .then(() => undefined);
      next = { items, written };
      running = written;
    }
    return next.written;
  };
}
