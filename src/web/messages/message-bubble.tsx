import { Check, CheckCheck, Download } from 'lucide-react';
import type { Attachment, Message } from '#shared/messages/messages.contract.ts';
import { formatBytes, formatTime } from '#shared/text/format.ts';
import { useDownload } from '#web/files/download-button.tsx';
import { shorten } from '#web/platform/shorten.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { FileTile } from './file-tile.tsx';
import { MESSAGE_TEXTS, ROLE_LABELS } from './message-texts.ts';

/** Of a name; above a message it is no more than a heading. */
const MAX_NAME = 60;
export const OWN_BUBBLE =
  'ml-auto w-fit max-w-[88%] rounded-[1rem] rounded-br-[.25rem] bg-action px-4 py-2.5 leading-normal text-action-t';
export const BUBBLE_TEXT = 'whitespace-pre-wrap wrap-anywhere';

/** One stored message: one's own at the right, everyone else's at the left with name and part. */
export function MessageBubble({ message }: { message: Message }) {
  const { createdAt, isOwn, attachments, sender, senderType } = message;
  const time = <span className="num font-medium">{formatTime(createdAt)}</span>;
  if (isOwn) {
    return (
      <li data-entry={message.id}>
        <p className="smaller flex items-center justify-end gap-1.5 text-ink-2">
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
    <li data-entry={message.id} className="flex gap-2.5">
      <span className="mt-1 shrink-0">
        <Avatar letter={sender.firstName.charAt(0)} />
      </span>
      <div className="min-w-0">
        <p className="smaller text-ink-2 wrap-anywhere">
          <strong className="text-ink">
            {shorten(`${sender.firstName} ${sender.lastName}`.trim(), MAX_NAME)}
          </strong>
          , {ROLE_LABELS[senderType]} · {time}
        </p>
        <div className="mt-1 w-fit max-w-full rounded-[1rem] rounded-tl-[.25rem] border border-border bg-paper-2 px-4 py-2.5 leading-normal">
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

/** The files of a message, each to be downloaded. */
function AttachmentList({ files, isOwn }: { files: readonly Attachment[]; isOwn: boolean }) {
  if (files.length === 0) return null;
  return (
    <ul className="mt-2 grid gap-2" aria-label={MESSAGE_TEXTS.attached}>
      {files.map((file) => (
        <li key={file.id}>
          <AttachmentTile file={file} isOwn={isOwn} />
        </li>
      ))}
    </ul>
  );
}

function AttachmentTile({
  file: { id, originalName, fileSize },
  isOwn,
}: {
  file: Attachment;
  isOwn: boolean;
}) {
  const download = useDownload(MESSAGE_TEXTS.downloadFailed);
  return (
    <button
      type="button"
      className="block w-full text-left"
      onClick={() => !download.isPending && download.mutate({ id, originalName })}
      aria-busy={download.isPending || undefined}
    >
      <span className="sr-only">{MESSAGE_TEXTS.download} </span>
      <FileTile
        name={originalName}
        note={formatBytes(fileSize)}
        look={isOwn ? 'own' : 'paper'}
        action={
          <span className="shrink-0 px-1">
            {download.isPending ? <Spinner /> : <Download size={19} aria-hidden="true" />}
          </span>
        }
      />
    </button>
  );
}
