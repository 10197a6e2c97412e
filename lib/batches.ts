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
