import { queryOptions } from '@tanstack/react-query';
import { adminStats } from '#shared/backoffice/backoffice.contract.ts';
import { getDay } from '#shared/backoffice/day.contract.ts';
import { getOverview } from '#shared/backoffice/overview.contract.ts';
import { getDraftFigures } from '#shared/production/production.contract.ts';
import { callApi } from '#web/platform/call-api.ts';
import { RENEWED } from '#web/platform/renew-shown.ts';

const KEY = ['admin-stats'] as const;
export const statsQuery = () =>
  queryOptions({
    queryKey: [...KEY, 'totals'],
    queryFn: ({ signal }) => callApi(adminStats, { signal }),
    ...RENEWED,
  });

/** What the day asks for: what waits for a person, deadlines past and near. */
export const dayQuery = () =>
  queryOptions({
    queryKey: [...KEY, 'day'],
    queryFn: ({ signal }) => callApi(getDay, { signal }),
    ...RENEWED,
  });

/** How the house did since a day of São Paulo; since the beginning without one. */
export const overviewQuery = (from: string | null) =>
  queryOptions({
    queryKey: [...KEY, 'overview', from],
    queryFn: ({ signal }) => callApi(getOverview, { signal, query: from ? { from } : {} }),
    placeholderData: (before) => before,
    ...RENEWED,
  });

/** How drafts were worked on that were handed over since that day. */
export const draftFiguresQuery = (from: string | null) =>
  queryOptions({
    queryKey: [...KEY, 'drafts', from],
    queryFn: ({ signal }) => callApi(getDraftFigures, { signal, query: from ? { from } : {} }),
    placeholderData: (before) => before,
    ...RENEWED,
  });
