import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OpenedProduction } from '#shared/production/production.schemas.ts';
import { lessonFilesQuery } from '#web/files/file-queries.ts';
import { LessonFileRow } from '#web/files/lesson-file-row.tsx';
import { PreviewDialog } from '#web/files/preview/preview-dialog.tsx';
import { CommentLog } from '#web/lessons/comments/comment-log.tsx';
import { productionQuery } from '#web/production/production-queries.ts';
import { MaterialPart } from '#web/production/project/material-part.tsx';
import { PROJECT_TEXTS } from '#web/production/workspace/workspace-texts.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** What the project is made from, the original file included. */
export function ProjectMaterial({ production }: { production: OpenedProduction }) {
  const client = useQueryClient();
  const { filePath } = production.lesson;
  return (
    <MaterialPart
      production={production}
      comments={
        <CommentLog
          lesson={production.lesson}
          onAppended={() =>
            void client.invalidateQueries({ queryKey: productionQuery(production.id).queryKey })
          }
        />
      }
      file={filePath !== null && <OriginalFile lessonId={production.lesson.id} filePath={filePath} />}
    />
  );
}

function OriginalFile({ lessonId, filePath }: { lessonId: string; filePath: string }) {
  const files = useQuery(lessonFilesQuery(lessonId));
  const [isLooking, setIsLooking] = useState(false);
  const file = files.data?.find((one) => one.filePath === filePath);
  if (files.isPending) return <Skeleton className="h-11" />;
  if (!file) return <p className="text-tinta-2">{PROJECT_TEXTS.fileGone}</p>;
  return (
    <>
      <ul className="-mx-4">
        <LessonFileRow file={file} viewer="editor" onLook={() => setIsLooking(true)} />
      </ul>
      {isLooking && <PreviewDialog file={file} onClose={() => setIsLooking(false)} />}
    </>
  );
}
