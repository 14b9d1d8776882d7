import { Check, CheckCheck } from 'lucide-react';
import type { Message } from '#shared/messages/messages.contract.ts';
import { shorten } from '#web/platform/shorten.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { AttachmentList } from './attachment-list.tsx';
import { formatTime } from './format-time.ts';
import { MESSAGE_TEXTS, ROLE_LABELS } from './message-texts.ts';

/** Of a name; above a message it is no more than a heading. */
const MAX_NAME = 60;
export const OWN_BUBBLE =
  'ml-auto w-fit max-w-[88%] rounded-[1rem] rounded-br-[.25rem] bg-acao px-4 py-2.5 leading-normal text-acao-t';
export const BUBBLE_TEXT = 'whitespace-pre-wrap wrap-anywhere';

/** One stored message: one's own at the right, everyone else's at the left with name and part. */
export function MessageBubble({ message }: { message: Message }) {
  const { createdAt, isOwn, attachments, sender, senderType } = message;
  const time = <span className="num font-medium">{formatTime(createdAt)}</span>;
  if (isOwn) {
    return (
      <li>
        <p className="menor flex items-center justify-end gap-1.5 text-tinta-2">
          <span className="sr-only">{MESSAGE_TEXTS.you}, </span>
          {time}
          <span aria-hidden="true">·</span>
          <ReadMark isRead={message.read} />
        </p>
        <div className={`mt-1 ${OWN_BUBBLE}`}>
          <BubbleText message={message} />
          <AttachmentList files={attachments} isOwn />
        </div>
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
            {shorten(`${sender.firstName} ${sender.lastName}`.trim(), MAX_NAME)}
          </strong>
          , {ROLE_LABELS[senderType]} · {time}
        </p>
        <div className="mt-1 w-fit max-w-full rounded-[1rem] rounded-tl-[.25rem] border border-borda bg-papel-2 px-4 py-2.5 leading-normal">
          <BubbleText message={message} />
          <AttachmentList files={attachments} isOwn={false} />
        </div>
      </div>
    </li>
  );
}

/** Nothing where files say it all; a word where these are gone. */
function BubbleText({ message: { content, attachments } }: { message: Message }) {
  if (content) return <p className={BUBBLE_TEXT}>{content}</p>;
  return attachments.length === 0 && <p className="italic">{MESSAGE_TEXTS.gone}</p>;
}

function ReadMark({ isRead }: { isRead: boolean }) {
  const Icon = isRead ? CheckCheck : Check;
  return (
    <span className="inline-flex items-center gap-1">
      <Icon size={16} className={isRead ? 'text-info-t' : undefined} aria-hidden="true" />
      {isRead ? MESSAGE_TEXTS.seen : MESSAGE_TEXTS.arrived}
    </span>
  );
}
