import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { MESSAGE_TEXTS } from '#web/messages/message-texts.ts';
import { SupportDrawer } from '#web/messages/support-drawer.tsx';
import { useUnread } from '#web/messages/use-unread.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { COURSE_TEXTS as TEXTS } from '#web/pages/analysis/progress/progress-texts.ts';

/** The way into the conversation of the lesson, with what waits in it. */
export function SupportCard({ lesson }: { lesson: Pick<Lesson, 'id' | 'title' | 'user'> }) {
  const unread = useUnread().of(lesson.id);
  const isTeacher = useSession().user?.role === 'teacher';
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="cartao p-5 md:p-6">
      <h2 className="text-xl font-bold">
        {isTeacher ? MESSAGE_TEXTS.title : MESSAGE_TEXTS.titleWith(lesson.user.firstName)}
      </h2>
      <p className="mt-2 leading-snug text-tinta-2">{TEXTS.supportText}</p>
      {unread > 0 && (
        <p className="mt-3">
          <Chip tone="aviso" icon={<MessageSquare aria-hidden="true" />}>
            {MESSAGE_TEXTS.unread(unread)}
          </Chip>
        </p>
      )}
      <Button variant="outline" size="m" className="mt-4 w-full" onClick={() => setOpen(true)}>
        <MessageSquare size={19} aria-hidden="true" />
        {TEXTS.openSupport}
      </Button>
      {isOpen && <SupportDrawer lesson={lesson} onClose={() => setOpen(false)} />}
    </section>
  );
}
