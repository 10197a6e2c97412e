const SIZE = 500;

/**
 * Yields every row of a long list, read in batches, so that it is never in memory as a whole.
 * @param read returns at most `size` rows after this id, ordered by id
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
 * Removes rows in batches, so that no statement holds its locks for long, until a batch is not full or the signal
 * aborts. Select rows by `= ANY (ARRAY(SELECT …))`: PostgreSQL estimates ten of those, whatever the tables hold, and
 * uses the key; `IN (SELECT …)` it may plan as a scan of the whole table.
 * @param remove removes at most `size` rows and returns how many
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
