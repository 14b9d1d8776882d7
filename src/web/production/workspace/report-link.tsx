import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { lessonQuery } from '#web/lessons/lesson-queries.ts';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { Viewer } from '#web/ui/viewer.tsx';
import { WORKSPACE_TEXTS } from './workspace-texts.ts';

const ReportBody = lazy(async () => ({
  default: (await import('#web/analysis/report/report-body.tsx')).ReportBody,
}));

/** Opens the whole analysis over the lesson, which stays where it is; nothing where there is none. */
export function ReportLink({ lesson: { id, hasAnalysis } }: { lesson: Pick<Lesson, 'id' | 'hasAnalysis'> }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery({ ...lessonQuery(id), enabled: hasAnalysis });
  if (!hasAnalysis) return null;
  const skeleton = (
    <LoadingArea label={WORKSPACE_TEXTS.analysisLoading}>
      <Skeleton className="m-6 h-64" />
    </LoadingArea>
  );
  return (
    <>
      <button type="button" className="link smaller min-h-11" onClick={() => setIsOpen(true)}>
        {WORKSPACE_TEXTS.report}
      </button>
      <Viewer isOpen={isOpen} onOpenChange={setIsOpen} title={data?.title ?? WORKSPACE_TEXTS.report}>
        <div className="h-full overflow-y-auto bg-paper">
          {data?.aiAnalysis ? (
            <Suspense fallback={skeleton}>
              <ReportBody analysis={data.aiAnalysis} lesson={data} />
            </Suspense>
          ) : (
            skeleton
          )}
        </div>
      </Viewer>
    </>
  );
}
