import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isSessionLost } from './api-problem.ts';
import { leaveForLogin } from './session/lost-session.ts';

const CACHE_LIFETIME_MS = 5 * 60_000;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The asker deals with a lost session itself. */
      ignoresLostSession?: true;
      /** Renewed while it is shown: see renewShown. */
      isRenewed?: true;
    };
  }
}

/**
 * Nothing is asked again by itself: screens invalidate what they change, streams lead to a reading of what they tell
 * of, and lists marked RENEWED follow slowly while they are shown.
 * Calls are made whether or not the browser believes to be online: a failure can be shown and tried again,
 * a call that waits in silence looks like an endless loading.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (isSessionLost(error) && !query.meta?.ignoresLostSession) leaveForLogin();
      },
    }),
    mutationCache: new MutationCache({
      onError: (error) => {
        if (isSessionLost(error)) leaveForLogin();
      },
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: CACHE_LIFETIME_MS,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
