import type { OutboxMail } from '#shared/messages/mails.contract.ts';
import { formatDateTime } from '#shared/text/format.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { MailStatusChip } from './mail-status-chip.tsx';
import { MAIL_DRAWER_TEXTS, MAIL_TEXTS, mailTitle } from './mail-texts.ts';
import { ResendButton } from './resend-button.tsx';

const COLUMNS: readonly Column[] = [
  { label: MAIL_TEXTS.columnMail },
  { label: MAIL_TEXTS.columnStatus, className: 'w-36' },
  { label: MAIL_TEXTS.columnTries, className: 'w-28 text-right max-lg:hidden' },
  { label: MAIL_TEXTS.columnWhen, className: 'w-44 max-lg:hidden' },
  { label: MAIL_TEXTS.columnSent, className: 'w-56' },
];

/** What table and cards are both given. */
interface MailRowsProps {
  mails: readonly OutboxMail[];
  onOpen: (mail: OutboxMail) => void;
}

/** Opens what is known of a mail. */
function MailTitle({
  mail,
  onOpen,
  className,
}: Pick<MailRowsProps, 'onOpen'> & { mail: OutboxMail; className: string }) {
  return (
    <button
      type="button"
      className={joinClasses('text-left font-bold hover:underline', className)}
      title={mailTitle(mail)}
      aria-label={MAIL_DRAWER_TEXTS.open(mailTitle(mail))}
      onClick={() => onOpen(mail)}
    >
      {mailTitle(mail)}
    </button>
  );
}

/** Mails where there is room for columns. */
export function MailTable({ mails, onOpen }: MailRowsProps) {
  return (
    <DataTable columns={COLUMNS}>
      {mails.map((mail) => (
        <tr key={mail.id}>
          <td>
            <MailTitle mail={mail} onOpen={onOpen} className="block max-w-full truncate" />
            <p className="smaller truncate font-data text-ink-2" title={mail.to ?? undefined}>
              {mail.to ?? MAIL_TEXTS.noAddress}
            </p>
          </td>
          <td>
            <MailStatusChip status={mail.status} />
          </td>
          <td className="num text-right max-lg:hidden">{mail.tries}</td>
          <td className="num whitespace-nowrap max-lg:hidden">{formatDateTime(mail.createdAt)}</td>
          <td>
            <Outcome mail={mail} />
          </td>
        </tr>
      ))}
    </DataTable>
  );
}

/** Mails on a phone. */
export function MailCards({ mails, onOpen }: MailRowsProps) {
  return (
    <ul className="grid gap-3">
      {mails.map((mail) => (
        <li key={mail.id} className="card grid gap-2 p-4">
          <div className="leading-snug">
            <MailTitle mail={mail} onOpen={onOpen} className="line-clamp-2 min-h-11 wrap-anywhere" />
            <p className="smaller font-data wrap-anywhere text-ink-2">{mail.to ?? MAIL_TEXTS.noAddress}</p>
          </div>
          <div className="flex flex-wrap items-center gap-2">
            <MailStatusChip status={mail.status} />
            <span className="smaller num text-ink-2">{MAIL_TEXTS.tries(mail.tries)}</span>
          </div>
          <Outcome mail={mail} />
        </li>
      ))}
    </ul>
  );
}

/** When it went out or goes out next, the code of the last failure, and the way to try again. */
function Outcome({ mail }: { mail: OutboxMail }) {
  const { sentAt, nextTryAt, lastError } = mail;
  const when = sentAt
    ? formatDateTime(sentAt)
    : nextTryAt
      ? MAIL_TEXTS.nextTry(formatDateTime(nextTryAt))
      : MAIL_TEXTS.notSent;
  return (
    <>
      <p className={sentAt ? 'num' : 'num text-ink-2'}>{when}</p>
      {lastError && (
        <p className="smaller text-error-t">
          {MAIL_TEXTS.lastError}: <span className="font-data break-all">{lastError}</span>
        </p>
      )}
      <ResendButton mail={mail} />
    </>
  );
}
