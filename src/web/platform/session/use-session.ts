import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { verifySession } from '#shared/accounts/accounts.contract.ts';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import { ApiProblem, isSessionLost } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { dropEndedSession } from './lost-session.ts';
import { sessionStore } from './session.ts';

/** No connection, too many calls, and what stands before the product while it restarts: it has not been asked. */
const UNREACHED = new Set([0, 429, 502, 503, 504]);

export interface Session {
  /** The stored user stands in until the verification has answered. */
  user: User | null;
  /** A token is there and its verification has not answered yet. */
  isLoading: boolean;
  isAuthenticated: boolean;
  /** The server answered the verification with a fault of its own: nobody is let in, nothing kept is dropped. */
  fault: ApiProblem | null;
  verifyAgain: () => void;
}

/**
 * Who is signed in. The token is verified once, after the page is there, without retry, and only an answer with the
 * person lets them in. An ended session clears what is kept. A poor line is no answer: then the stored record stands
 * in as while the verification runs, since every call is judged by the server anyway (docs/decisions/0032).
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
    if (isSessionLost(error)) dropEndedSession();
  }, [error]);
  const isUnreachable = error instanceof ApiProblem && UNREACHED.has(error.status);
  const fault = error instanceof ApiProblem && !isUnreachable && !isSessionLost(error) ? error : null;
  return {
    user,
    isLoading: token !== null && verification.isPending,
    isAuthenticated: token !== null && user !== null && (verification.isSuccess || isUnreachable),
    fault,
    verifyAgain: () => void verification.refetch(),
  };
}
