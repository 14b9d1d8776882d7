import type { DueFilter } from '#shared/backoffice/clients.contract.ts';
import { LESSON_SORT_KEYS, type LessonSort } from '#shared/backoffice/lesson-sorts.ts';
import { isSort } from '#shared/http/sort.ts';
import { LESSON_STATUSES, type LessonStatus } from '#shared/lessons/lesson-status.ts';
import { isKeyOf, readText } from '#web/platform/read-search.ts';
import { type LessonPart, readLessonPart } from './lesson-part.ts';

/** The filter by deadline under its name in the address. */
export const DUE_NAMES = { atrasado: 'overdue', semana: 'week', sem: 'none' } as const satisfies Record<
  string,
  DueFilter
>;

/** What needs doing first comes first, unless the address says otherwise. */
export const FIRST_SORT = 'due' satisfies LessonSort;

/** What the address of the clients' tab carries: the filter, and the lesson whose details are open. */
export interface ClientsSearch {
  q?: string;
  status?: LessonStatus;
  prazo?: keyof typeof DUE_NAMES;
  /** What is owed an answer alone. */
  mensagens?: 'novas';
  ordem?: LessonSort;
  /** The page of clients, see `client-pages.ts`; the first unless told. */
  pagina?: string;
  aberto?: string;
  parte?: LessonPart;
}
/** A change of it; a field changed to nothing leaves the address. */
export type ClientsChange = { [Name in keyof ClientsSearch]?: string | undefined };

/** Reads the query of the address; what makes no sense is left out, a number typed by hand is text. */
export function readClientsSearch(query: Record<string, unknown>): ClientsSearch {
  const { status, prazo, ordem, pagina } = query;
  const q = readText(query.q);
  const aberto = readText(query.aberto);
  const parte = readLessonPart(query.parte);
  return {
    ...(q && { q }),
    ...(isKeyOf(LESSON_STATUSES, status) && { status }),
    ...(isKeyOf(DUE_NAMES, prazo) && { prazo }),
    ...(query.mensagens === 'novas' && { mensagens: 'novas' }),
    ...(isSort(LESSON_SORT_KEYS, ordem) && ordem !== FIRST_SORT && { ordem }),
    ...(typeof pagina === 'string' && pagina && { pagina }),
    ...(aberto && { aberto }),
    ...(aberto && parte && { parte }),
  };
}

/** The filter in the shape the calls take. */
export function toClientsQuery({ q, status, prazo, mensagens }: ClientsSearch) {
  return {
    ...(q && { q }),
    ...(status && { status }),
    ...(prazo && { due: DUE_NAMES[prazo] }),
    ...(mensagens && { messages: 'waiting' as const }),
  };
}

/** The same with the order of the lists. */
export const toSortedQuery = (search: ClientsSearch) => ({
  ...toClientsQuery(search),
  sort: search.ordem ?? FIRST_SORT,
});

export const isFiltered = (search: ClientsSearch): boolean => Object.keys(toClientsQuery(search)).length > 0;
