import { useQuery } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import type { OpenedLesson } from '#shared/backoffice/clients.contract.ts';
import { openedLessonQuery } from '#web/backoffice/lessons/client-queries.ts';
import { DETAIL_TEXTS } from '#web/backoffice/lessons/detail-texts.ts';
import { EditForm } from '#web/backoffice/lessons/edit/edit-form.tsx';
import { useEditLesson } from '#web/backoffice/lessons/edit/use-edit-lesson.ts';
import type { LessonPart } from '#web/backoffice/lessons/lesson-part.ts';
import type { LessonTask } from '#web/backoffice/lessons/lesson-tasks.tsx';
import { LessonMoneyPart } from '#web/backoffice/lessons/money/lesson-money-part.tsx';
import { ConversationPanel } from '#web/messages/conversation-panel.tsx';
import { messageOf } from '#web/platform/api-problem.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { type Tab, Tabs } from '#web/ui/tabs.tsx';
import { LessonFacts } from './lesson-facts.tsx';
import { LessonFilesPart } from './lesson-files-part.tsx';
import { LessonHistory, LessonRounds } from './lesson-history.tsx';
import { LessonNotes } from './lesson-notes.tsx';
import { useRenewalAfterReading } from './use-renewal-after-reading.ts';

/** One lesson with all that belongs to it, beside the list it was opened from. */
export function LessonDrawer({
  lessonId,
  part,
  onPart,
  onClose,
  onTask,
}: {
  lessonId: string;
  /** The tab that is shown; the first one where none is named. */
  part: LessonPart | undefined;
  onPart: (part: LessonPart) => void;
  onClose: () => void;
  onTask: (task: LessonTask) => void;
}) {
  const { data, error, isFetching, refetch } = useQuery(openedLessonQuery(lessonId));
  return (
    <Drawer
      isOpen
      isWide
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<DrawerTitle lesson={data} />}
    >
      {data ? (
        <LessonDetails lesson={data} part={part} onPart={onPart} onTask={onTask} />
      ) : error ? (
        <div className="p-5">
          <ErrorPanel
            title={DETAIL_TEXTS.error}
            message={messageOf(error)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        </div>
      ) : (
        <div className="p-5">
          <LoadingArea label={DETAIL_TEXTS.loading}>
            <Skeleton className="h-12" />
            <Skeleton className="mt-4 h-72" />
          </LoadingArea>
        </div>
      )}
    </Drawer>
  );
}

function DrawerTitle({ lesson }: { lesson: OpenedLesson | undefined }) {
  if (!lesson) return DETAIL_TEXTS.heading;
  return (
    // All of it: nowhere else can a long title be read to its end on a phone.
    <span className="my-3 block max-h-[30dvh] overflow-y-auto leading-tight wrap-anywhere">
      {lesson.title}
    </span>
  );
}

/** What an opened lesson is and what can be done with it; its parts by tabs. */
function LessonDetails({
  lesson,
  part = 'dados',
  onPart,
  onTask,
}: {
  lesson: OpenedLesson;
  /** Its tab, as the address names it. */
  part: LessonPart | undefined;
  onPart: (part: LessonPart) => void;
  onTask: (task: LessonTask) => void;
}) {
  const [note, setNote] = useState('');
  const editing = useEditLesson(lesson);
  useRenewalAfterReading(part === 'conversa');
  const { id, user } = lesson;
  const tabs: Tab<LessonPart>[] = [
    {
      value: 'dados',
      label: DETAIL_TEXTS.data,
      content: <EditForm lesson={lesson} editing={editing} />,
    },
    {
      value: 'notas',
      label: DETAIL_TEXTS.notes,
      content: <LessonNotes lessonId={id} text={note} onWrite={setNote} />,
    },
    { value: 'arquivos', label: DETAIL_TEXTS.files, content: <LessonFilesPart lesson={lesson} /> },
    {
      value: 'conversa',
      label: DETAIL_TEXTS.conversation,
      ...(lesson.unread > 0 && part !== 'conversa' && { count: lesson.unread }),
      content: <ConversationPanel lessonId={id} replyTo={`${user.firstName} ${user.lastName}`.trim()} />,
    },
    { value: 'producao', label: DETAIL_TEXTS.production, content: <LessonRounds lesson={lesson} /> },
    {
      value: 'dinheiro',
      label: DETAIL_TEXTS.money,
      content: <LessonMoneyPart lessonId={id} title={lesson.title} />,
    },
    { value: 'historico', label: DETAIL_TEXTS.history, content: <LessonHistory lessonId={id} /> },
  ];
  return (
    // Where zoom leaves a few lines, the whole of it scrolls instead of its parts, which would have no room.
    <div className="dense flex h-full min-h-120 flex-col">
      <LessonFacts lesson={lesson} onTask={onTask} />
      <Tabs
        label={DETAIL_TEXTS.tabs}
        value={part}
        onChange={onPart}
        tabs={tabs}
        contentClassName="min-h-0 flex-1"
      />
      <UnsavedGuard lessonId={id} isDirty={editing.isDirty || note.trim() !== ''} />
    </div>
  );
}

/** Asks before an opened lesson is left with something unsaved, whichever way it is left. */
function UnsavedGuard({ lessonId, isDirty }: { lessonId: string; isDirty: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ next }) => isDirty && (next.search as { aberto?: unknown }).aberto !== lessonId,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  return (
    <AlertDialog
      isOpen={status === 'blocked'}
      onOpenChange={(isOpen) => !isOpen && reset?.()}
      title={DETAIL_TEXTS.discardTitle}
      description={DETAIL_TEXTS.discardText}
      confirmLabel={DETAIL_TEXTS.discard}
      cancelLabel={DETAIL_TEXTS.keep}
      onConfirm={() => proceed?.()}
    />
  );
}
