import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MessageSquareWarning, StickyNote } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { EDUCATION_LEVELS } from '#shared/lessons/order.ts';
import type { OpenedProduction } from '#shared/production/production.schemas.ts';
import { lessonFilesQuery } from '#web/files/file-queries.ts';
import { LessonFileRow } from '#web/files/lesson-file-row.tsx';
import { PreviewDialog } from '#web/files/preview/preview-dialog.tsx';
import { CommentLog } from '#web/lessons/comments/comment-log.tsx';
import { productionQuery } from '#web/production/production-queries.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { WORKSPACE_TEXTS } from './workspace-texts.ts';

/** What the lesson is made from, the original file included. */
export function LessonMaterial({ production }: { production: OpenedProduction }) {
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
  if (!file) return <p className="text-ink-2">{WORKSPACE_TEXTS.fileGone}</p>;
  return (
    <>
      <ul className="-mx-4">
        <LessonFileRow file={file} viewer="editor" onLook={() => setIsLooking(true)} />
      </ul>
      {isLooking && <PreviewDialog file={file} onClose={() => setIsLooking(false)} />}
    </>
  );
}

/**
 * What the lesson is made from and what was asked of it. `file`: the uploaded original, where there is one;
 * `comments`: the running log.
 */
function MaterialPart({
  production,
  file,
  comments,
}: {
  production: OpenedProduction;
  file: ReactNode;
  comments: ReactNode;
}) {
  const { lesson, adjustments, revisionText, round } = production;
  const { educationLevel, targetAudience, lessonDuration } = lesson;
  const forWhom = [
    targetAudience,
    educationLevel && EDUCATION_LEVELS[educationLevel],
    lessonDuration !== null && WORKSPACE_TEXTS.lessonOf(lessonDuration),
  ].filter(Boolean);
  return (
    <div className="grid content-start gap-4">
      {revisionText && (
        <Request
          icon={<MessageSquareWarning size={18} aria-hidden="true" />}
          title={WORKSPACE_TEXTS.revision(round - 1)}
        >
          {revisionText}
        </Request>
      )}
      {forWhom.length > 0 && (
        <Fact name={WORKSPACE_TEXTS.forWhom}>
          {forWhom.map((fact) => (
            <p key={String(fact)}>{fact}</p>
          ))}
        </Fact>
      )}
      {lesson.learningObjectives && (
        <Fact name={WORKSPACE_TEXTS.objectives}>{lesson.learningObjectives}</Fact>
      )}
      {lesson.content && <Fact name={WORKSPACE_TEXTS.content}>{lesson.content}</Fact>}
      {file && <Fact name={WORKSPACE_TEXTS.file}>{file}</Fact>}
      {adjustments.length > 0 && (
        <Request icon={<StickyNote size={18} aria-hidden="true" />} title={WORKSPACE_TEXTS.adjustments}>
          {adjustments.join('\n')}
        </Request>
      )}
      <Fact name={WORKSPACE_TEXTS.comments}>{comments}</Fact>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="smaller mb-0.5 font-text font-normal tracking-normal text-ink-2">{name}</h3>
      <div className="leading-normal whitespace-pre-line wrap-anywhere">{children}</div>
    </div>
  );
}

/** What somebody asked for, which must not be overlooked. */
function Request({ icon, title, children }: { icon: ReactNode; title: string; children: string }) {
  return (
    <div className="tone-warning flex gap-2.5 rounded-[.5rem] p-3">
      <span className="mt-0.5">{icon}</span>
      <div className="min-w-0">
        <h3 className="font-text leading-normal font-bold tracking-normal">{title}</h3>
        <p className="whitespace-pre-line wrap-anywhere">{children}</p>
      </div>
    </div>
  );
}
