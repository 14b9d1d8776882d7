import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listNotes } from '#shared/backoffice/admin-lessons.contract.ts';
import { listAudit } from '#shared/backoffice/audit.contract.ts';
import {
  type Client,
  FIRST_LESSONS,
  listClientLessons,
  listClients,
  listFilteredLessons,
  MAX_NAMED_LESSONS,
  openLesson,
} from '#shared/backoffice/clients.contract.ts';
import { listEditors } from '#shared/production/production.contract.ts';
import { callApi, callApiAll, callApiList, sendCall } from '#web/platform/call-api.ts';
import { RENEWED } from '#web/platform/renew-shown.ts';
import { type ClientsSearch, toSortedQuery } from './clients-search.ts';

/** Everything the admin reads of lessons lies below this key. */
const KEY = ['admin-lessons'] as const;
/** Clients on one page. */
export const CLIENTS_PER_PAGE = 20;
const LESSONS_PER_PAGE = 50;

export interface ClientsPage {
  clients: Client[];
  totalClients: number;
  totalLessons: number;
  /** Null on the last page. */
  nextCursor: string | null;
}

/** One page of clients; while filter or page change the old rows stay. */
export const clientsQuery = (search: ClientsSearch, cursor: string) =>
  queryOptions({
    queryKey: [...KEY, 'clients', toSortedQuery(search), cursor],
    queryFn: async ({ signal }): Promise<ClientsPage> => {
      const query = { ...toSortedQuery(search), limit: CLIENTS_PER_PAGE, ...(cursor && { cursor }) };
      const response = await sendCall(listClients, { signal, query });
      const [, next] = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('Link') ?? '') ?? [];
      return {
        clients: await response.json(),
        totalClients: Number(response.headers.get('X-Total-Count')),
        totalLessons: Number(response.headers.get('X-Total-Lessons')),
        nextCursor: next ? new URL(next, globalThis.location.origin).searchParams.get('cursor') : null,
      };
    },
    placeholderData: keepPreviousData,
    ...RENEWED,
  });

/** All lessons of a client that the filter lets through, page by page. */
export const clientLessonsQuery = (clientId: string, search: ClientsSearch) =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'of-client', clientId, toSortedQuery(search)],
    queryFn: ({ signal, pageParam }) =>
      callApiList(listClientLessons, {
        signal,
        params: { id: clientId },
        query: {
          ...toSortedQuery(search),
          // The first ones are there already: asked for again, so that the list is of one piece.
          limit: pageParam ? LESSONS_PER_PAGE : LESSONS_PER_PAGE + FIRST_LESSONS,
          ...(pageParam && { cursor: pageParam }),
        },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    ...RENEWED,
  });

/** The first lessons that the filter lets through, as many as can be acted on together. */
export const readFilteredLessons = (search: ClientsSearch) =>
  callApi(listFilteredLessons, { query: { ...toSortedQuery(search), limit: MAX_NAMED_LESSONS } });

export const openedLessonQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, 'opened', id],
    queryFn: ({ signal }) => callApi(openLesson, { params: { id }, signal }),
    ...RENEWED,
  });

export const notesQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, 'notes', id],
    queryFn: ({ signal }) => callApiAll(listNotes, { params: { id }, signal }),
    ...RENEWED,
  });

/** What was done with a lesson, newest first. */
export const historyQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'history', id],
    queryFn: ({ signal, pageParam }) =>
      callApiList(listAudit, {
        signal,
        query: { subject: id, limit: 25, ...(pageParam && { cursor: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    ...RENEWED,
  });

/** Editors, the one to give the next lesson to first. */
export const editorsQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'editors', q],
    queryFn: ({ signal, pageParam }) =>
      callApiList(listEditors, {
        signal,
        query: { limit: 20, ...(q && { q }), ...(pageParam && { cursor: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    ...RENEWED,
  });
