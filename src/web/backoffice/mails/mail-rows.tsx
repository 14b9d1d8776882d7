import type { OutboxMail } from '#shared/messages/mails.contract.ts';
import { formatDateTime } from '#web/platform/format.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { MailStatusChip } from './mail-status-chip.tsx';
import { MAIL_TEXTS, mailTitle } from './mail-texts.ts';
import { ResendButton } from './resend-button.tsx';

const COLUMNS: readonly Column[] = [
  { label: MAIL_TEXTS.columnMail },
  { label: MAIL_TEXTS.columnStatus, className: 'w-36' },
  { label: MAIL_TEXTS.columnTries, className: 'w-28 text-right max-lg:hidden' },
  { label: MAIL_TEXTS.columnWhen, className: 'w-44 max-lg:hidden' },
  { label: MAIL_TEXTS.columnSent, className: 'w-56' },
];

/** Mails where there is room for columns. */
export function MailTable({ mails }: { mails: readonly OutboxMail[] }) {
  return (
    <DataTable columns={COLUMNS}>
      {mails.map((mail) => (
        <tr key={mail.id}>
          <td>
            <p className="truncate font-bold" title={mailTitle(mail)}>
              {mailTitle(mail)}
            </p>
            <p className="menor truncate font-dados text-tinta-2" title={mail.to ?? undefined}>
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
export function MailCards({ mails }: { mails: readonly OutboxMail[] }) {
  return (
    <ul className="grid gap-3">
      {mails.map((mail) => (
        <li key={mail.id} className="cartao grid gap-2 p-4">
          <div className="leading-snug">
            <p className="line-clamp-2 font-bold wrap-anywhere">{mailTitle(mail)}</p>
            <p className="menor font-dados wrap-anywhere text-tinta-2">{mail.to ?? MAIL_TEXTS.noAddress}</p>
          </div>
          <div className="flex flex-wrap items-center gap-2">
            <MailStatusChip status={mail.status} />
            <span className="menor num text-tinta-2">{MAIL_TEXTS.tries(mail.tries)}</span>
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
      <p className={sentAt ? 'num' : 'num text-tinta-2'}>{when}</p>
      {lastError && (
        <p className="menor text-erro-t">
          {MAIL_TEXTS.lastError}: <span className="font-dados break-all">{lastError}</span>
        </p>
      )}
      <ResendButton mail={mail} />
    </>
  );
}
