import { queryOptions } from '@tanstack/react-query';
import { adminStats } from '#shared/backoffice/backoffice.contract.ts';
import { getDesk } from '#shared/backoffice/desk.contract.ts';
import { getOverview } from '#shared/backoffice/overview.contract.ts';
import { callApi } from '#web/platform/call-api.ts';

const KEY = ['admin-stats'] as const;
/** A screen left open on a wall stays true. */
export const RENEWED_EACH_MINUTE = {
  staleTime: 0,
  refetchInterval: 60_000,
  refetchOnWindowFocus: true,
} as const;

export const statsQuery = () =>
  queryOptions({
    queryKey: [...KEY, 'totals'],
    queryFn: ({ signal }) => callApi(adminStats, { signal }),
    ...RENEWED_EACH_MINUTE,
  });

/** What the day asks for: what waits for a person, deadlines past and near. */
export const deskQuery = () =>
  queryOptions({
    queryKey: [...KEY, 'desk'],
    queryFn: ({ signal }) => callApi(getDesk, { signal }),
    ...RENEWED_EACH_MINUTE,
  });

/** How the house did since a day of São Paulo; since the beginning without one. */
export const overviewQuery = (from: string | null) =>
  queryOptions({
    queryKey: [...KEY, 'overview', from],
    queryFn: ({ signal }) => callApi(getOverview, { signal, query: from ? { from } : {} }),
    placeholderData: (before) => before,
    ...RENEWED_EACH_MINUTE,
  });
