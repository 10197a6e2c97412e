const SIZE = 500;

/**
 * Every row of a long list, a batch at a time, so that no list is held whole.
 * @param read the rows after this id, in the order of the ids, at most `size`
 */
export async function* inBatches<Row extends { id: number | string }>(
  read: (after: Row["id"] | undefined, size: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let after: Row["id"] | undefined; ;) {
    const rows = await read(after, SIZE);
    yield* rows;
    after = rows.at(-1)?.id;
    if (rows.length < SIZE) return;
  }
}

/**
 * Removes what is over a batch at a time, so that no statement holds its locks for long, until a batch is not
 * full or the signal comes. @param remove removes at most `size` rows and answers how many
 */
export async function removeInBatches(
  remove: (size: number) => Promise<number>,
  signal?: AbortSignal,
): Promise<number> {
  let removed = 0;
  while (!signal?.aborted) {
    const count = await remove(SIZE);
    removed += count;
    if (count < SIZE) break;
  }
  return removed;
}
