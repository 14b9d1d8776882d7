import { type RefObject, useEffect, useRef, useState } from 'react';
import { MessageComposer } from './message-composer.tsx';
import { MessageThread } from './message-thread.tsx';
import { useConversation } from './use-conversation.ts';

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
      <div className="border-t border-border bg-paper-2 p-4 pb-[calc(1rem+env(safe-area-inset-bottom))] md:px-5 md:pt-3">
        <MessageComposer replyTo={replyTo} conversation={conversation} />
      </div>
    </div>
  );
}

/**
 * Whether somebody can see an element: the page is in front and the element is neither hidden behind another
 * tab of it nor scrolled away.
 */
function useIsInView(element: RefObject<Element | null>): boolean {
  const [isShown, setShown] = useState(false);
  const [isFront, setFront] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setFront(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setShown(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isShown && isFront;
}
