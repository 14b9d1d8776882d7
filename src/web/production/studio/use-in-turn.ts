import { type ReactNode, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { DraftState } from './model/draft-store.ts';
import type { ShowingPlace } from './model/frame-turns.ts';
import { useStudio } from './use-studio.ts';

/**
 * A part of what is on the desk, for a place that shows another slide when it is its turn and all else at once. `select` must
 * answer the same object for the same state.
 */
export function useDraftInTurn<T>(place: ShowingPlace, select: (state: DraftState) => T): T {
  const { store, turns } = useStudio();
  const held = useRef<{ value: T } | null>(null);
  const subscribe = useCallback(
    (listener: () => void) => {
      const leave = [store.subscribe(listener), turns.subscribe(listener)];
      return () => {
        for (const one of leave) one();
      };
    },
    [store, turns],
  );
  return useSyncExternalStore(subscribe, () => {
    if (!held.current || turns.isUpToDate(place)) held.current = { value: select(store.get()) };
    return held.current.value;
  });
}

/**
 * Several parts of the slide, made a few in each turn so that no frame is late for a slide of many: `first` as it comes, `each`
 * more in every turn after that. Until then those of the slide before stand in their places. Once all stand whatever is added
 * stands at once. `part` answers the same for the same place in its key.
 */
export function usePartsInTurn(
  count: number,
  part: (at: number) => ReactNode,
  { first, each }: { first: number; each: number },
): ReactNode[] {
  const { turns } = useStudio();
  const slideId = useDraftInTurn('blocks', (state) => state.slideId);
  const isSettled = useSyncExternalStore(turns.subscribe, turns.isSettled);
  const [made, make] = useState({ slideId, upTo: first });
  const wholeOf = useRef<string | null>(null);
  const stood = useRef<ReactNode[]>([]);
  const begun = made.slideId === slideId ? made.upTo : first;
  const upTo = isSettled || wholeOf.current === slideId ? count : Math.min(count, begun);
  const parts = Array.from({ length: Math.min(count, Math.max(upTo, stood.current.length)) }, (_, at) =>
    at < upTo ? part(at) : stood.current[at],
  );
  useEffect(() => {
    stood.current = parts;
    wholeOf.current = upTo < count ? null : slideId;
  });
  useEffect(() => {
    if (upTo < count) return turns.take('rows', () => make({ slideId, upTo: upTo + each }));
  }, [turns, upTo, count, slideId, each]);
  return parts;
}
