import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that something is done in. */
interface Acting {
  sessionId: string | null;
  ip: string;
}

const acting = new AsyncLocalStorage<Acting>();

/** Runs what a request asks for, so that what is recorded of it can say from where and in which session it came. */
export const actWithin = <T>(request: Acting, run: () => Promise<T>): Promise<T> => acting.run(request, run);

/** Null outside of a request, such as in a job. */
export const actingNow = (): Acting | null => acting.getStore() ?? null;
