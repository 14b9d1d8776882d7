import { type Cursor, encodeCursor } from './page.ts';

/** Rows fetched at once: what an export holds in memory, however long it is. */
const BATCH = 500;

/** Every page of a list, one at a time, from its beginning. */
export async function* readAllPages<Page extends { next: Cursor | null }>(
  read: (place: { limit: number; cursor: string | undefined }) => Promise<Page>,
): AsyncGenerator<Page> {
  let cursor: string | undefined;
  do {
    const page: Page = await read({ limit: BATCH, cursor });
    yield page;
    cursor = page.next ? encodeCursor(page.next) : undefined;
  } while (cursor !== undefined);
}
