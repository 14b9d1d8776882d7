import { createContext, startTransition, use, useEffect, useState, useSyncExternalStore } from 'react';
import type { Picture } from '#shared/composition/blocks.ts';
import type { DraftSlide } from '#shared/composition/studio/draft-model.ts';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { type DraftState, type DraftStore, slideOf } from './model/draft-store.ts';
import type { Turns } from './model/frame-turns.ts';
import type { FieldPath } from './model/slide-paths.ts';

export interface StudioDesk {
  store: DraftStore;
  /** In which frame what follows another slide. */
  turns: Turns;
  lesson: Lesson;
  /** Slides that were ordered. */
  ordered: number;
  /** All that a slide may show. */
  pictures: readonly Picture[];
  addPicture: (picture: Picture) => void;
  /** Lays a slide on the desk and, with a path, leads into that field of it. */
  goTo: (slideId: string, path?: FieldPath) => void;
  /** Says something to who hears the screen. */
  say: (words: string) => void;
}

const DeskContext = createContext<StudioDesk | null>(null);
export const StudioProvider = DeskContext.Provider;

export function useStudio(): StudioDesk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('outside of the studio');
  return desk;
}

/**
 * A part of what is on the desk; drawn anew only when that changes. `select` must answer the same object for the same
 * state.
 */
export function useDraft<T>(select: (state: DraftState) => T): T {
  const { store } = useStudio();
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

/** After the last key. */
const REST_MS = 300;

/**
 * The slide on the desk for what need not follow every key: once they rest, or as soon as it is another slide or laid out in
 * another way. The keys go first.
 */
export function useRestedSlide(): DraftSlide | undefined {
  const { store, turns } = useStudio();
  const [rested, rest] = useState(() => slideOf(store.get()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = slideOf(store.get());
    let callOff = () => {};
    const take = () => rest(last);
    const look = () => {
      const next = slideOf(store.get());
      if (next === last) return;
      clearTimeout(timer);
      const isSame = next?.id === last?.id;
      const isTyped = isSame && formOf(next) === formOf(last);
      last = next;
      if (isTyped) timer = setTimeout(() => startTransition(take), REST_MS);
      else if (isSame) take();
      else {
        callOff();
        callOff = turns.take('layout', take);
      }
    };
    take();
    const leave = store.subscribe(look);
    return () => {
      clearTimeout(timer);
      callOff();
      leave();
    };
  }, [store, turns]);
  return rested;
}

const formOf = (slide: DraftSlide | undefined): string =>
  `${slide?.layout} ${slide?.blocks.map(({ type }) => type).join(' ')}`;

/** Whether what is on the desk is a booklet. */
export const useIsBook = (): boolean => useDraft(({ deck }) => deck.kind === 'booklet');
