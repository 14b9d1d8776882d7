import { useState } from 'react';

/** Where the list of clients stands: the cursors of the pages on the way there. Another filter begins anew. */
export function useClientPages(filter: string) {
  const [way, setWay] = useState<{ filter: string; cursors: readonly string[] }>({ filter, cursors: [] });
  const cursors = way.filter === filter ? way.cursors : [];
  const go = (next: readonly string[]) => {
    setWay({ filter, cursors: next });
    globalThis.scrollTo({ top: 0 });
  };
  return {
    cursor: cursors.at(-1) ?? '',
    /** Counted from 0. */
    page: cursors.length,
    previous: cursors.length > 0 ? () => go(cursors.slice(0, -1)) : undefined,
    next: (cursor: string) => go([...cursors, cursor]),
  };
}
