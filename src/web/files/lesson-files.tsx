import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LessonFile } from '#shared/files/files.contract.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { lessonFilesQuery } from './file-queries.ts';
import { FILE_TEXTS } from './file-texts.ts';
import { LessonFileRow } from './lesson-file-row.tsx';
import { LessonUpload } from './lesson-upload.tsx';
import { PreviewDialog } from './preview/preview-dialog.tsx';

/**
 * The files of a lesson that the person may see, as they came, with a way to send one into its conversation.
 * Fills its parent: the list scrolls, the sending stays in view.
 */
export function LessonFiles({ lessonId, canUpload }: { lessonId: string; canUpload: boolean }) {
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="min-h-0 flex-1 overflow-y-auto">
        <FileList lessonId={lessonId} />
      </div>
      {canUpload && <LessonUpload lessonId={lessonId} />}
    </div>
  );
}

function FileList({ lessonId }: { lessonId: string }) {
  const { data, error, isFetching, refetch } = useQuery(lessonFilesQuery(lessonId));
  const { user } = useSession();
  const [looked, setLooked] = useState<LessonFile | null>(null);
  if (data && data.length > 0) {
    return (
      <>
        <ul className="divide-y divide-borda" aria-label={FILE_TEXTS.listLabel}>
          {data.map((file) => (
            <LessonFileRow key={file.id} file={file} viewer={user?.role} onLook={() => setLooked(file)} />
          ))}
        </ul>
        {looked && <PreviewDialog file={looked} onClose={() => setLooked(null)} />}
      </>
    );
  }
  if (data) {
    return (
      <div className="px-4 py-6 text-center">
        <p className="font-bold">{FILE_TEXTS.none}</p>
        <p className="menor mt-1 text-tinta-2">{FILE_TEXTS.noneText}</p>
      </div>
    );
  }
  if (error) {
    return (
      <div className="p-4">
        <ErrorPanel
          title={FILE_TEXTS.loadError}
          message={messageOf(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </div>
    );
  }
  return (
    <div className="p-4">
      <LoadingArea label={FILE_TEXTS.loading}>
        <Skeleton className="h-11" />
        <Skeleton className="mt-2 h-11" />
      </LoadingArea>
    </div>
  );
}
