import { ListOrdered } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { isPaid } from '#shared/lessons/lesson-status.ts';
import { LessonTitle } from '#web/analysis/report/lesson-title.tsx';
import { readLessonEvent } from '#web/platform/events/read-lesson-event.ts';
import { useLessonNews } from '#web/platform/events/use-lesson-news.ts';
import { Button } from '#web/ui/button.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { RootMark } from '#web/ui/root-mark.ts';
import { OUTLINE_TEXTS } from './outline/outline-texts.ts';
import type { PreviewReading } from './preview-queries.ts';
import { LESSON_PREVIEW_TEXTS as TEXTS } from './preview-texts.ts';
import { Bones, isDoubtful, STAGE, STRIP, WallContents, Words } from './wall-places.tsx';

const loadViewer = () => import('./viewer/preview-viewer.tsx');
const PreviewViewer = lazy(async () => ({ default: (await loadViewer()).PreviewViewer }));
const LookChoice = lazy(async () => ({ default: (await import('./look/look-choice.tsx')).LookChoice }));

/**
 * The first look at a lesson: its slides or pages, on a chalkboard as on the wall of a classroom, below its name.
 * `children` stand beside them. Their look can be chosen right below where this person may.
 */
export function PreviewWall({
  lesson,
  reading,
  chip,
  facts,
  isFramed = false,
  page,
  onPage,
  onOutline,
  children,
}: {
  lesson: Lesson;
  reading: PreviewReading;
  chip: ReactNode;
  facts: string;
  /** Stands within a page instead of right below its bar. */
  isFramed?: boolean;
  /** The slide or page that is looked at, by its number. */
  page: number;
  onPage: (page: number) => void;
  /** Opens the outline, where that can be. */
  onOutline?: () => void;
  children: ReactNode;
}) {
  const { preview, reload } = reading;
  // It comes along with what it shows; where that fails, it is asked for again with the first page.
  useEffect(() => void loadViewer().catch(() => undefined), []);
  const isOpen = !isPaid(lesson.status);
  const isComing = preview ? preview.state === 'making' : !reading.error;
  const isReady = preview?.state === 'ready';
  // What most will see has its place from the start: nothing moves once it is there.
  const isMarked = isReady ? preview.isWatermarked : isComing && isOpen;
  const hasLook = isReady ? preview.mayChangeLook : isComing && isOpen && !isFramed && !isDoubtful(lesson);
  return (
    <>
      <section
        className={joinClasses(
          'chalkboard overflow-clip print:hidden',
          isFramed ? 'mb-4 rounded-card' : 'bleed chalkboard-continues',
        )}
        aria-label={TEXTS.region}
      >
        {!isFramed && <RootMark name="board" />}
        <div className={`max-md:px-0 ${isFramed ? 'px-5 pt-5 md:px-8' : 'page-width pt-3 md:pt-5'}`}>
          <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1 max-md:px-5 md:mb-4">
            <div className="flex min-w-[min(14rem,100%)] flex-1 flex-wrap items-baseline gap-x-4 gap-y-1">
              <LessonTitle title={lesson.title} className="mt-0! text-[1.75rem] md:text-[2.1rem]" />
              <p className="text-chalkboard-100 max-md:text-[.9375rem]">{facts}</p>
            </div>
            {chip}
          </div>
          <div className="grid items-start gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
            {isReady ? (
              <Suspense fallback={<Bones lesson={lesson} />}>
                <PreviewViewer
                  {...{ preview, page, onPage }}
                  stageClass={STAGE}
                  stripClass={STRIP}
                  onStale={() => void reload().catch(() => undefined)}
                />
              </Suspense>
            ) : (
              <WithoutPages lesson={lesson} reading={reading} />
            )}
            <aside className="min-w-0 pb-7 max-md:px-5 lg:col-start-2 lg:row-start-1 lg:pb-0">
              {children}
              {isReady && !isOpen && <WallContents {...{ preview, page }} onChoose={onPage} />}
              {onOutline && canReorder(lesson) && (
                <Button
                  id="mudar-roteiro"
                  variant="chalk-outline"
                  size="m"
                  className="mt-4 border!"
                  onClick={onOutline}
                >
                  <ListOrdered size={18} aria-hidden="true" />
                  {OUTLINE_TEXTS.open}
                </Button>
              )}
              {isMarked && (
                <p className="mt-4 text-[.9375rem] leading-snug text-chalkboard-100">{TEXTS.watermark}</p>
              )}
            </aside>
          </div>
        </div>
        <div className="ledge" aria-hidden="true" />
      </section>
      {preview?.isPartial && <Making reading={reading} />}
      {hasLook && (
        <div className={isFramed ? 'mb-4' : 'pt-6 md:pt-8'}>
          {isReady ? (
            <Suspense fallback={LOOK_BONE}>
              <LookChoice lesson={reading.lesson} preview={preview} />
            </Suspense>
          ) : (
            LOOK_BONE
          )}
        </div>
      )}
    </>
  );
}

/** The slides of a plan are its teacher's to order for as long as the size is. */
const canReorder = ({ allowedActions }: Lesson): boolean => allowedActions.includes('size');

const LOOK_BONE = (
  <div
    className="card min-h-[26.2rem] sm:min-h-[23.7rem] lg:min-h-[16.5rem] print:hidden"
    aria-hidden="true"
  />
);

/** Not there yet, not there at all, or not heard of: the report is, whichever it is. */
function WithoutPages({ lesson, reading }: { lesson: Lesson; reading: PreviewReading }) {
  const { preview, error, isFetching, reload } = reading;
  if (preview?.state === 'none') {
    return <Words title={TEXTS.none} text={preview.reason ?? TEXTS.noneText} />;
  }
  if (preview?.state === 'making') {
    return (
      <>
        <Making reading={reading} />
        <Bones lesson={lesson} label={TEXTS.making} text={TEXTS.makingText} />
      </>
    );
  }
  if (!error) return <Bones lesson={lesson} />;
  return (
    <Words title={TEXTS.failed} text={TEXTS.failedText} isFault>
      <Button
        size="m"
        className="mt-4"
        isBusy={isFetching}
        busyLabel={TEXTS.retrying}
        onClick={() => void reload().catch(() => undefined)}
      >
        {TEXTS.retry}
      </Button>
    </Words>
  );
}

/** Somebody watches and waits: how often to ask besides what the stream tells. */
const NET_MS = 3000;

/** While pages are composed: asks again for what the stream tells of, until that is what is shown. */
function Making({ reading: { lesson, reload } }: { reading: PreviewReading }) {
  const heard = useRef(0);
  useLessonNews(lesson.id, {
    netMs: NET_MS,
    isNews: (event) => {
      const told = readLessonEvent(event);
      if (told?.type !== 'preview') return false;
      heard.current = Math.max(heard.current, told.data.version);
      return true;
    },
    read: async () => {
      const version = await reload();
      return version !== null && version >= heard.current;
    },
  });
  return null;
}
