import type { ReactNode } from 'react';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LoadingArea } from '#web/ui/skeleton.tsx';
import { messageOf } from './api-problem.ts';

interface Query<T> {
  data: T | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/**
 * A part of a screen that renews itself: skeleton, then what was read. A renewal that fails leaves what is there; only
 * where nothing came yet the fault takes its place.
 */
export function QueryPart<T>({
  query,
  error,
  loading,
  skeleton,
  children,
}: {
  query: Query<T>;
  error: string;
  loading: string;
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return <LoadingArea label={loading}>{skeleton}</LoadingArea>;
  return (
    <ErrorPanel
      title={error}
      message={messageOf(query.error)}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  );
}
