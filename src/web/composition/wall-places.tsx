import { Presentation } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { LessonPreview } from '#shared/composition/lesson-preview.contract.ts';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { turnPage } from '#web/files/preview/turn-page.ts';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { LESSON_PREVIEW_TEXTS as TEXTS } from './preview-texts.ts';

/** The two parts of what shows pages, in the grid of the wall. */
export const STAGE = 'min-w-0';
export const STRIP = 'min-w-0 lg:col-span-2 max-lg:-mt-3';
/** Where a few words stand in place of slides. */
const NOTE = 'min-h-64 bg-paper md:rounded-[.5rem] lg:mb-8 lg:min-h-72';

/** A few words in place of slides: why there are none. */
export function Words({
  title,
  text,
  isFault = false,
  children,
}: {
  title: string;
  text: string;
  isFault?: boolean;
  children?: ReactNode;
}) {
  return (
    <div
      className={`${STAGE} ${NOTE} grid place-content-center p-6 text-center text-ink`}
      role={isFault ? 'alert' : undefined}
    >
      <Presentation size={36} className="mx-auto text-action" aria-hidden="true" />
      <p className="mt-2 font-title text-[1.25rem] font-bold leading-tight md:text-[1.6rem]">{title}</p>
      <p className="mt-1.5 max-w-[44ch] text-ink-2">{text}</p>
      <p>{children}</p>
    </div>
  );
}

/** Where the material does not fill what was ordered, it may be that nothing can be composed of it. */
export const isDoubtful = ({ aiAnalysis }: Lesson): boolean =>
  aiAnalysis?.capacity?.verdict === 'falta_material';

const MOST_SLOTS = 20;

/** The stage, its controls and the ledge, as large as they will be. */
export function Bones({ lesson, label, text }: { lesson: Lesson; label?: string; text?: string }) {
  if (isDoubtful(lesson)) {
    return (
      <div className={`${STAGE} ${NOTE} grid place-content-center p-6 text-center text-ink`}>
        <LoadingArea label={label ?? TEXTS.loading}>
          <p className="font-bold" aria-hidden="true">
            {label}
          </p>
        </LoadingArea>
      </div>
    );
  }
  const isBooklet = lesson.serviceType === 'booklet';
  const count = Math.min(MOST_SLOTS, lesson.slideCount ?? lesson.pageCount ?? MOST_SLOTS);
  return (
    <>
      <div className={STAGE}>
        <div
          className={`relative bg-paper md:rounded-[.5rem] ${isBooklet ? 'preview-tall w-full aspect-[210/297] md:aspect-[420/297]' : 'aspect-video'}`}
        >
          <LoadingArea label={label ?? TEXTS.loading}>
            <div className="absolute inset-0 flex flex-col gap-[5%] p-[6%]">
              <Skeleton className="h-[11%] w-[58%]" />
              <div className="flex flex-1 gap-[4%]">
                <Skeleton className="h-full w-[60%]" />
                <div className="grid flex-1 content-start gap-[8%]">
                  <Skeleton className="h-4 md:h-6" />
                  <Skeleton className="h-4 w-4/5 md:h-6" />
                  <Skeleton className="h-4 md:h-6" />
                </div>
              </div>
              {label && (
                <p className="text-ink" aria-hidden="true">
                  <strong className="font-bold">{label}</strong>{' '}
                  <span className="text-ink-2 max-sm:hidden">{text}</span>
                </p>
              )}
            </div>
          </LoadingArea>
        </div>
        <div className="mt-3 h-11" />
      </div>
      <div className={STRIP} aria-hidden="true">
        <div className="preview-strip">
          {Array.from({ length: count }, (_, slot) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
            <div key={slot} className={isBooklet ? 'preview-slot preview-slot-page' : 'preview-slot'}>
              <span
                className="preview-thumbnail-picture rounded-[.25rem]"
                style={{ aspectRatio: isBooklet ? 210 / 297 : 16 / 9 }}
              />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

const ALONG: Readonly<Record<string, string>> = { ArrowDown: 'ArrowRight', ArrowUp: 'ArrowLeft' };

/**
 * What the slides are called, beside them where a wide window has the room: the small pictures cannot be read. One stop for
 * the keyboard. Pages of a booklet have no names.
 */
export function WallContents({
  preview: { pages, unit },
  page,
  onChoose,
}: {
  preview: Pick<LessonPreview, 'pages' | 'unit'>;
  page: number;
  onChoose: (page: number) => void;
}) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    const button = box?.querySelector<HTMLElement>(`[data-page="${page}"]`);
    if (!box || !button) return;
    if (box.contains(document.activeElement)) button.focus({ preventScroll: true });
    // By hand: scrollIntoView would move the window too.
    const top = button.offsetTop - box.offsetTop;
    box.scrollTo({ top: top - (box.clientHeight - button.clientHeight) / 2 });
  }, [page]);
  if (unit !== 'slide') return null;
  const press = (event: KeyboardEvent) => {
    const target = turnPage(ALONG[event.key] ?? event.key, page, pages.length);
    if (target === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onChoose(target);
  };
  return (
    <nav className="mt-4 max-xl:hidden" aria-label={TEXTS.contents}>
      <ol ref={list} className="preview-contents" onKeyDown={press}>
        {pages.map(({ number, title }) => (
          <li key={number}>
            <button
              type="button"
              data-page={number}
              className="preview-content"
              aria-current={number === page || undefined}
              tabIndex={number === page ? 0 : -1}
              onClick={() => onChoose(number)}
            >
              <span className="num w-6 shrink-0 text-right text-chalkboard-100">{number}</span>
              <span className="min-w-0 flex-1 truncate" title={title}>
                {title || TEXTS.unit.slide.one}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
