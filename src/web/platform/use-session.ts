import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { verifySession } from '#shared/accounts/accounts.contract.ts';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import { isSessionLost } from './api-problem.ts';
import { callApi } from './call-api.ts';
import { sessionStore } from './session.ts';

export interface Session {
  /** The stored user stands in until the verification has answered. */
  user: User | null;
  /** A token is there and its verification has not answered yet. */
  isLoading: boolean;
  isAuthenticated: boolean;
}

/**
 * Who is signed in. The token is verified once, after the page is there, without retry. An ended session
 * clears what is kept; a lost connection does not, since every call is judged by the server anyway.
 */
export function useSession(): Session {
  const { token, user } = useSyncExternalStore(sessionStore.subscribe, sessionStore.get);
  const verification = useQuery({
    queryKey: ['session', token],
    queryFn: ({ signal }) => callApi(verifySession, { signal }),
    enabled: token !== null,
    retry: false,
    gcTime: 0,
    meta: { ignoresLostSession: true },
  });
  const { data, error } = verification;
  useEffect(() => {
    if (data) sessionStore.updateUser(data);
  }, [data]);
  useEffect(() => {
    if (isSessionLost(error)) sessionStore.clear();
  }, [error]);
  const isUnreachable = error !== null && !isSessionLost(error);
  return {
    user,
    isLoading: token !== null && verification.isPending,
    isAuthenticated: token !== null && user !== null && (verification.isSuccess || isUnreachable),
  };
}
