/** Rows fetched at once: what an export holds in memory, however many there are. */
const BATCH = 500;

/** All rows of a query one by one, in the order of their ids, read in batches. */
export async function* readById<Row extends { id: string }>(
  read: (place: { after: string | null; limit: number }) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let after: string | null = null; ; ) {
    const rows: Row[] = await read({ after, limit: BATCH });
    yield* rows;
    after = rows.at(-1)?.id ?? null;
    if (rows.length < BATCH) return;
  }
}
