import { useState } from 'react';
import type { OpenedLesson } from '#shared/backoffice/clients.contract.ts';
import { DETAIL_TEXTS } from '#web/backoffice/lessons/detail-texts.ts';
import { EditForm } from '#web/backoffice/lessons/edit/edit-form.tsx';
import { useEditLesson } from '#web/backoffice/lessons/edit/use-edit-lesson.ts';
import { LessonHistory } from '#web/backoffice/lessons/lesson-history.tsx';
import { LessonNotes } from '#web/backoffice/lessons/drawer/lesson-notes.tsx';
import type { LessonPart } from '#web/backoffice/lessons/lesson-part.ts';
import { LessonMoneyPart } from '#web/backoffice/lessons/money/lesson-money-part.tsx';
import { ConversationPanel } from '#web/messages/conversation-panel.tsx';
import { type Tab, Tabs } from '#web/ui/tabs.tsx';
import { LessonFacts } from '#web/backoffice/lessons/drawer/lesson-facts.tsx';
import { LessonFilesPart } from '#web/backoffice/lessons/drawer/lesson-files-part.tsx';
import { LessonRounds } from '#web/backoffice/lessons/drawer/lesson-history.tsx';
import type { LessonTask } from './lesson-tasks.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { useRenewalAfterReading } from '#web/backoffice/lessons/drawer/use-renewal-after-reading.ts';

/** What an opened lesson is and what can be done with it; its parts by tabs. */
export function LessonDetails({
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
    <div className="denso flex h-full min-h-120 flex-col">
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
