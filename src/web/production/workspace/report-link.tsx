import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { lessonQuery } from '#web/lessons/lesson-queries.ts';
import { PROJECT_TEXTS } from './workspace-texts.ts';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { Viewer } from '#web/ui/viewer.tsx';

const ReportBody = lazy(async () => ({
  default: (await import('#web/analysis/report/report-body.tsx')).ReportBody,
}));

/** Opens the whole analysis over the project, which stays where it is; nothing where there is none. */
export function ReportLink({ lesson: { id, hasAnalysis } }: { lesson: Pick<Lesson, 'id' | 'hasAnalysis'> }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery({ ...lessonQuery(id), enabled: hasAnalysis });
  if (!hasAnalysis) return null;
  const analysis = data?.aiAnalysis;
  const bones = (
    <LoadingArea label={PROJECT_TEXTS.analysisLoading}>
      <Skeleton className="m-6 h-64" />
    </LoadingArea>
  );
  return (
    <>
      <button type="button" className="elo menor min-h-11" onClick={() => setIsOpen(true)}>
        {PROJECT_TEXTS.report}
      </button>
      <Viewer isOpen={isOpen} onOpenChange={setIsOpen} title={data?.title ?? PROJECT_TEXTS.report}>
        <div className="h-full overflow-y-auto bg-papel">
          {analysis ? (
            <Suspense fallback={bones}>
              <ReportBody analysis={analysis} />
            </Suspense>
          ) : (
            bones
          )}
        </div>
      </Viewer>
    </>
  );
}
