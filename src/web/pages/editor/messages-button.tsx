import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { DESK_TEXTS } from '#web/production/worklist/worklist-texts.ts';
import { UnreadCount } from '#web/production/unread-count.tsx';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { EDITOR_TEXTS } from '#web/production/older-panel/editor-texts.ts';
import { OlderConversation } from './older-conversation.tsx';

/** Opens the messages of a lesson. */
export function MessagesButton({
  lesson: { id, title },
  unread,
}: {
  lesson: Pick<Lesson, 'id' | 'title'>;
  unread: number;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="neutral"
        size="d"
        className="max-sm:col-span-2 sm:order-first"
        onClick={() => setIsOpen(true)}
      >
        <MessageSquare size={16} aria-hidden="true" />
        {EDITOR_TEXTS.messages}
        <span className="sr-only">{DESK_TEXTS.of(title)}</span>
        <UnreadCount count={unread} />
      </Button>
      <Drawer
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={
          <span className="block py-4">
            {EDITOR_TEXTS.messages}
            <span className="mt-1 line-clamp-2 font-texto text-base leading-snug font-normal tracking-normal text-tinta-2 wrap-anywhere">
              {title}
            </span>
          </span>
        }
      >
        <OlderConversation lessonId={id} />
      </Drawer>
    </>
  );
}
