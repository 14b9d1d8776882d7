import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Reads what is on screen anew because it may have changed. A reading that is already on its way may be older than
 * the reason for this one, so its answer is dropped; the very first one is shown when it comes, and followed by
 * another. Rejects where an answer failed.
 */
export async function readAgain(client: QueryClient, ...queryKeys: QueryKey[]): Promise<void> {
  await Promise.all(
    queryKeys.map(async (queryKey) => {
      // An invalidation would join a first reading instead of following it.
      const isFirst = client.getQueryData(queryKey) === undefined && client.isFetching({ queryKey }) > 0;
      if (isFirst) await client.refetchQueries({ queryKey, type: 'active' });
      await client.invalidateQueries({ queryKey }, { throwOnError: true });
    }),
  );
}
