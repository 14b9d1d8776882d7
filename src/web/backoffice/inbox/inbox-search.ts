import { INBOX_VIEWS, type InboxView } from '#shared/backoffice/inbox-kinds.ts';
import { isKeyOf, readText } from '#web/platform/read-search.ts';

/** What the address of the inbox carries. */
export interface InboxSearch {
  /** Everything unless told. */
  visao?: Exclude<InboxView, 'all'>;
  q?: string;
  /** The item that is open, `message:0191…`. */
  item?: string;
}
/** A change of it; a field changed to nothing leaves the address. */
export type InboxChange = { [Name in keyof InboxSearch]?: string | undefined };

/** Reads the query of the address; what makes no sense is left out. */
export function readInboxSearch(query: Record<string, unknown>): InboxSearch {
  const q = readText(query.q);
  const item = readText(query.item);
  const { visao } = query;
  return {
    ...(isKeyOf(INBOX_VIEWS, visao) && visao !== 'all' && { visao }),
    ...(q && { q }),
    ...(item && { item }),
  };
}
