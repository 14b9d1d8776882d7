import { useEffect, useRef } from 'react';
import type { LessonPreview, PreviewPage } from '#shared/composition/lesson-preview.contract.ts';
import { LESSON_PREVIEW_TEXTS as TEXTS } from '#web/composition/preview-texts.ts';
import { useIsOnline } from '#web/platform/page/use-is-online.ts';
import { pictureUrl } from './page-picture.tsx';

/**
 * All slides or pages, small, on the ledge of the wall. One stop for the keyboard: the arrows of the viewer go on from
 * there, and the focus with them.
 */
export function ThumbnailStrip({
  preview: { unit, pages },
  shown,
  hasPictures,
  onChoose,
}: {
  preview: Pick<LessonPreview, 'unit' | 'pages'>;
  /** What is in sight, large. */
  shown: readonly PreviewPage[];
  /** Small pictures wait for the large ones that are needed first. */
  hasPictures: boolean;
  onChoose: (page: number) => void;
}) {
  const strip = useRef<HTMLOListElement>(null);
  const isOnline = useIsOnline();
  const [current] = shown;
  useEffect(() => {
    const list = strip.current;
    const button = list?.querySelector<HTMLElement>(`[data-page="${current?.number}"]`);
    if (!list || !button) return;
    if (list.contains(document.activeElement)) button.focus({ preventScroll: true });
    // By hand: scrollIntoView would move the window too.
    list.scrollTo({
      left: button.offsetLeft - list.offsetLeft - (list.clientWidth - button.clientWidth) / 2,
    });
  }, [current?.number]);
  return (
    <ol ref={strip} className="preview-strip" aria-label={TEXTS.unit[unit].strip}>
      {pages.map((page) => {
        const isShown = shown.includes(page);
        return (
          <li
            key={page.number}
            className={unit === 'slide' ? 'preview-slot' : 'preview-slot preview-slot-page'}
          >
            <button
              type="button"
              data-page={page.number}
              className="preview-thumbnail"
              aria-label={TEXTS.thumbnail(unit, page)}
              aria-current={isShown || undefined}
              tabIndex={page === current ? 0 : -1}
              onClick={() => onChoose(page.number)}
            >
              <span className="preview-thumbnail-picture" style={{ aspectRatio: page.width / page.height }}>
                {hasPictures && (
                  <img
                    // Those that did not come are asked for again with the connection.
                    key={String(isOnline)}
                    src={pictureUrl(page, 320)}
                    width={page.width}
                    height={page.height}
                    alt=""
                    loading="lazy"
                    decoding="async"
                    fetchPriority="low"
                    className="size-full"
                    // A small picture that does not come leaves its number.
                    onError={({ currentTarget }) => currentTarget.classList.add('invisible')}
                    onLoad={({ currentTarget }) => currentTarget.classList.remove('invisible')}
                  />
                )}
              </span>
              <span className="preview-thumbnail-number num" aria-hidden="true">
                {page.number}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
