import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { Drawer } from '#web/ui/drawer.tsx';
import { ConversationPanel } from './conversation-panel.tsx';
import { MESSAGE_TEXTS } from './message-texts.ts';

/** The conversation of one lesson between its teacher and the production side. */
export function SupportDrawer({
  lesson: { id, title },
  onClose,
}: {
  lesson: Pick<Lesson, 'id' | 'title'>;
  onClose: () => void;
}) {
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={
        <span className="block py-4">
          {MESSAGE_TEXTS.title}
          <span
            className="mt-1 line-clamp-2 font-texto text-base leading-snug font-normal tracking-normal text-tinta-2 wrap-anywhere"
            title={title}
          >
            {title}
          </span>
        </span>
      }
    >
      <ConversationPanel lessonId={id} replyTo={MESSAGE_TEXTS.team} />
    </Drawer>
  );
}
