import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { Drawer } from '#web/ui/drawer.tsx';
import { ConversationPanel } from './conversation-panel.tsx';
import { MESSAGE_TEXTS } from './message-texts.ts';

/** The conversation of one lesson between its teacher and the production side. */
export function SupportDrawer({
  lesson: { id, title, user: client },
  onClose,
}: {
  lesson: Pick<Lesson, 'id' | 'title' | 'user'>;
  onClose: () => void;
}) {
  const isTeacher = useSession().user?.role === 'teacher';
  const replyTo = isTeacher ? MESSAGE_TEXTS.team : `${client.firstName} ${client.lastName}`;
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={
        <span className="block py-4">
          {isTeacher ? MESSAGE_TEXTS.title : MESSAGE_TEXTS.titleWith(client.firstName)}
          <span
            className="mt-1 line-clamp-2 font-text text-base leading-snug font-normal tracking-normal text-ink-2 wrap-anywhere"
            title={title}
          >
            {title}
          </span>
        </span>
      }
    >
      <ConversationPanel lessonId={id} replyTo={replyTo} />
    </Drawer>
  );
}
