import type { Message } from '#shared/messages/messages.contract.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { formatTime } from './format-time.ts';
import { MESSAGE_TEXTS, ROLE_LABELS } from './message-texts.ts';

export const OWN_BUBBLE =
  'ml-auto w-fit max-w-[88%] rounded-[1rem] rounded-br-[.25rem] bg-acao px-4 py-2.5 leading-normal whitespace-pre-wrap text-acao-t wrap-anywhere';

/** One stored message: one's own at the right, everyone else's at the left with name and part. */
export function MessageBubble({ message }: { message: Message }) {
  const { content, createdAt, isOwn, read, sender, senderType } = message;
  const time = <span className="num font-medium">{formatTime(createdAt)}</span>;
  if (isOwn) {
    return (
      <li>
        <p className="menor text-right text-tinta-2">
          <span className="sr-only">{MESSAGE_TEXTS.you}, </span>
          {time}
          {read && <span> · {MESSAGE_TEXTS.seen}</span>}
        </p>
        <div className={`mt-1 ${OWN_BUBBLE}`}>{content}</div>
      </li>
    );
  }
  return (
    <li className="flex gap-2.5">
      <span className="mt-1 shrink-0">
        <Avatar letter={sender.firstName.charAt(0)} />
      </span>
      <div className="min-w-0">
        <p className="menor text-tinta-2 wrap-anywhere">
          <strong className="text-tinta">
            {sender.firstName} {sender.lastName}
          </strong>
          , {ROLE_LABELS[senderType]} · {time}
        </p>
        <div className="mt-1 w-fit rounded-[1rem] rounded-tl-[.25rem] border border-borda bg-papel-2 px-4 py-2.5 leading-normal whitespace-pre-wrap wrap-anywhere">
          {content}
        </div>
      </div>
    </li>
  );
}
