import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Once a conversation was looked at, lists and details count its messages anew. */
export function useRenewalAfterReading(isReading: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isReading) return;
    return () => void client.invalidateQueries();
  }, [client, isReading]);
}
