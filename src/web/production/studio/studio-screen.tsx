import { RootMark } from '#web/ui/root-mark.ts';
import '#web/styles/studio-desk.css';
import '#web/styles/studio-writing.css';
import '#web/styles/studio-parts.css';
import '#web/styles/studio-book.css';
import { useQuery } from '@tanstack/react-query';
import { lessonQuery } from '#web/lessons/lesson-queries.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { isNotFound } from '#web/platform/is-not-found.ts';
import { usePageTitle } from '#web/platform/page/page-title.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { BackLink } from './bar/back-link.tsx';
import { StudioDeskScreen } from './studio-desk.tsx';
import { studioQuery } from './studio-queries.ts';
import { STUDIO_TEXTS as TEXTS } from './studio-texts.ts';

/** The studio of a lesson: its draft of slides to be looked at, changed and handed over. */
export function StudioScreen({ lessonId, projectId }: { lessonId: string; projectId: string | undefined }) {
  const studio = useQuery(studioQuery(lessonId));
  const lesson = useQuery(lessonQuery(lessonId));
  const title = lesson.data?.title;
  usePageTitle(title ? `${TEXTS.title}, ${title}` : TEXTS.title);
  if (studio.data && studio.isFetchedAfterMount && lesson.data && studio.data.closed === null) {
    return <StudioDeskScreen studio={studio.data} lesson={lesson.data} projectId={projectId} />;
  }
  const failed = [studio, lesson].find(({ error }) => error !== null);
  return (
    <div className="full-screen dense">
      <RootMark name="full-screen" />
      <header className="chalkboard chalkboard-bar">
        <div className="chalkboard-lights flex h-14 items-center gap-3 px-3 lg:px-4">
          <BackLink projectId={projectId} />
          <h1 className="truncate text-[1.0625rem]">{title ?? TEXTS.title}</h1>
        </div>
        <div className="ledge-thin" />
      </header>
      <div className="mx-auto w-full max-w-2xl p-5 pt-8">
        {failed ? (
          <ErrorPanel
            title={TEXTS.loadError}
            message={messageOf(failed.error)}
            {...(!isNotFound(failed.error) && {
              onRetry: () => void Promise.all([studio.refetch(), lesson.refetch()]),
            })}
            isRetrying={failed.isFetching}
          />
        ) : studio.data?.closed ? (
          <Notice tone="info" title={TEXTS.closedTitle}>
            <p>{studio.data.closed}</p>
          </Notice>
        ) : (
          <p className="flex items-center justify-center gap-3 py-24 text-ink-2" role="status">
            <Spinner />
            {TEXTS.loading}
          </p>
        )}
      </div>
    </div>
  );
}
