import { useRef } from 'react';
import { MessageComposer } from './message-composer.tsx';
import { MessageThread } from './message-thread.tsx';
import { useConversation } from './use-conversation.ts';
import { useIsInView } from './use-is-in-view.ts';

/**
 * The conversation of a lesson as high as its parent: the messages, and below them what is being written. For
 * both sides of it. `replyTo` names who reads it in the field's hint: 'a equipe', 'Helena Prado'.
 */
export function ConversationPanel({ lessonId, replyTo }: { lessonId: string; replyTo: string }) {
  const panel = useRef<HTMLDivElement>(null);
  const conversation = useConversation(lessonId, useIsInView(panel));
  // The buttons of a message that leaves the thread go with it.
  const focusField = () => panel.current?.querySelector('textarea')?.focus();
  return (
    <div ref={panel} className="flex h-full min-h-0 flex-col">
      <div className="min-h-0 flex-1">
        <MessageThread conversation={conversation} onLeave={focusField} />
      </div>
      <div className="border-t border-borda bg-papel-2 p-4 pb-[calc(1rem+env(safe-area-inset-bottom))] md:px-5 md:pt-3">
        <MessageComposer replyTo={replyTo} conversation={conversation} />
      </div>
    </div>
  );
}
