import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import type { LessonPreview, PreviewPage } from '#shared/composition/lesson-preview.contract.ts';
import { LESSON_PREVIEW_TEXTS as TEXTS } from '#web/composition/preview-texts.ts';
import { PagePicture } from './page-picture.tsx';

/** The finger rests, or the movement has come to its end. */
const REST_MS = 90;

/**
 * All slides or pages beside one another, one view in sight: swiped, or moved to `at` from outside. Pictures are asked
 * for as they are needed: the view in sight, then its neighbours, and what was seen stays.
 */
export function PageTrack({
  preview: { unit, isWatermarked },
  views,
  at,
  onTurn,
  settled,
  sizes,
  className,
  ...picture
}: {
  preview: Pick<LessonPreview, 'unit' | 'isWatermarked'>;
  /** What stands side by side: one slide, or two pages where there is room. */
  views: readonly (readonly PreviewPage[])[];
  /** The view in sight, from 0. */
  at: number;
  onTurn: (at: number) => void;
  /** Addresses of the pages whose picture has come, or has failed to. */
  settled: ReadonlySet<string>;
  sizes: string;
  className: string;
} & Pick<ComponentProps<typeof PagePicture>, 'onSettled' | 'onStale'>) {
  const track = useRef<HTMLDivElement>(null);
  const scroll = useFollow(track, at, onTurn);
  const [first] = useState(at);
  const hasCome = hasAll(views[at], settled);
  const isWanted = (view: readonly PreviewPage[], index: number) =>
    index === at || (hasCome && Math.abs(index - at) <= 1) || view.some(({ url }) => settled.has(url));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section with a name is a landmark, which slides are not
    <div
      ref={track}
      role="group"
      aria-roledescription="carrossel"
      aria-label={TEXTS.unit[unit].track}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key
      tabIndex={0}
      onScroll={scroll}
      className={`preview-track flex snap-x snap-mandatory overflow-x-auto overflow-y-clip overscroll-x-contain ${className}`}
    >
      {views.map((view, index) => (
        <div key={view[0]?.number} className="flex h-full w-full shrink-0 snap-center snap-always gap-2">
          {view.map((page, place) => (
            // biome-ignore lint/a11y/useSemanticElements: nothing here is a field
            <div
              key={page.number}
              role="group"
              aria-label={TEXTS.thumbnail(unit, page)}
              // Two pages lie open side by side.
              className={`relative grid h-full min-w-0 flex-1 items-center [container-type:size] ${view.length < 2 ? 'justify-items-center' : place === 0 ? 'justify-items-end' : 'justify-items-start'}`}
            >
              <PagePicture
                {...picture}
                page={page}
                unit={unit}
                isWatermarked={isWatermarked}
                sizes={sizes}
                isFirst={index === first}
                isWanted={isWanted(view, index)}
              />
              <p className="sr-only whitespace-pre-line">{page.text}</p>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Whether nothing of a view is on its way any more; a view that there is none of holds nobody up. */
export const hasAll = (view: readonly PreviewPage[] | undefined, settled: ReadonlySet<string>): boolean =>
  view?.every(({ url }) => settled.has(url)) ?? true;

/** Keeps where the track stands and `at` together, whichever of them moves. Answers what to do when it scrolls. */
function useFollow(
  track: { readonly current: HTMLDivElement | null },
  at: number,
  onTurn: (at: number) => void,
): () => void {
  const stands = useRef<number | null>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(() => {
    const before = stands.current;
    stands.current = at;
    if (!track.current || before === at) return;
    // Past many pictures there is nothing to see on the way, and each would be asked for.
    const isNear = before !== null && Math.abs(at - before) === 1 && !prefersStillness();
    track.current.scrollTo({ left: at * track.current.clientWidth, behavior: isNear ? 'smooth' : 'instant' });
  }, [track, at]);
  return () => {
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
      const now = clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : stands.current;
      if (now === null || now === stands.current) return;
      stands.current = now;
      onTurn(now);
    }, REST_MS);
  };
}

const prefersStillness = () => globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
