import { useState } from 'react';
import type { Ticked } from '#web/ui/tick-box.tsx';

/** Which rows of a list are ticked, by their ids; what is no longer in the list no longer counts. */
export function useSelection<T extends { id: string }>(items: readonly T[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selected = items.filter(({ id }) => ids.has(id));
  return {
    selected,
    has: (id: string) => ids.has(id),
    state: stateOf(selected.length, items.length),
    toggle: (id: string) =>
      setIds((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    toggleAll: () =>
      setIds(selected.length === items.length ? new Set() : new Set(items.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}
export type Selection = Pick<ReturnType<typeof useSelection>, 'has' | 'toggle' | 'toggleAll' | 'state'>;

const stateOf = (selected: number, all: number): Ticked =>
  selected === 0 ? 'none' : selected === all ? 'all' : 'some';
