import { startTransition, useEffect, useRef, useState } from 'react';
import { useDraft } from './use-studio.ts';

/**
 * How many of several parts of the slide on the desk stand by now: as it comes, those that stood already, at least `first`, and `each` more with every frame after that, so that no frame is late for a slide of many parts. Once all stand
 * whatever is added stands at once.
 */
export function useInTurn(count: number, { first, each }: { first: number; each: number }): number {
  const slideId = useDraft((state) => state.slideId);
  const [made, make] = useState({ slideId, upTo: first });
  const stood = useRef(0);
  const wholeOf = useRef<string | null>(null);
  const begun = made.slideId === slideId ? made.upTo : 0;
  const upTo = wholeOf.current === slideId ? count : Math.min(count, Math.max(first, stood.current, begun));
  useEffect(() => {
    stood.current = upTo;
    wholeOf.current = upTo < count ? null : slideId;
    if (upTo >= count) return;
    return afterFrame(() => startTransition(() => make({ slideId, upTo: upTo + each })));
  }, [upTo, count, slideId, each]);
  return upTo;
}

/** Runs `act` once the next frame is drawn; what is answered calls it off. */
export function afterFrame(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
