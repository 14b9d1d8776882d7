import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Overview } from '#shared/backoffice/overview.contract.ts';
import { formatBytes, formatNumber } from '#web/platform/format.ts';
import { OVERVIEW_TEXTS } from './overview-texts.ts';

/** What the installation holds, and whether its mails go out. */
export function SystemCard({ system }: { system: Overview['system'] }) {
  const { files, fileBytes, mails, sendsMail, teachers, editors } = system;
  return (
    <div className="cartao p-5">
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h3 className="text-[1.125rem] font-bold">{OVERVIEW_TEXTS.system}</h3>
        <Link
          to="/auditoria"
          search={{ aba: 'emails' }}
          className="elo menor inline-flex min-h-11 items-center lg:min-h-0"
        >
          {OVERVIEW_TEXTS.seeMails}
        </Link>
      </div>
      <dl className="divide-y divide-borda">
        <Fact name={OVERVIEW_TEXTS.teachers}>{formatNumber(teachers)}</Fact>
        <Fact name={OVERVIEW_TEXTS.editorsCount}>{formatNumber(editors)}</Fact>
        <Fact name={OVERVIEW_TEXTS.files} note={formatBytes(fileBytes)}>
          {formatNumber(files)}
        </Fact>
        <Fact name={OVERVIEW_TEXTS.mailsWaiting}>{formatNumber(mails.waiting + mails.sending)}</Fact>
        <Fact name={OVERVIEW_TEXTS.mailsSent} note={OVERVIEW_TEXTS.mailsNote}>
          {formatNumber(mails.sent)}
        </Fact>
        <Fact name={OVERVIEW_TEXTS.mailsFailed} note={OVERVIEW_TEXTS.mailsNote}>
          <span className={mails.failed > 0 ? 'text-erro-t' : undefined}>{formatNumber(mails.failed)}</span>
        </Fact>
        <Fact
          name={OVERVIEW_TEXTS.mailMode}
          note={sendsMail ? OVERVIEW_TEXTS.mailSends : OVERVIEW_TEXTS.mailWrites}
        />
      </dl>
    </div>
  );
}

function Fact({ name, note, children }: { name: string; note?: string; children?: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3 py-2">
      <dt className="min-w-0">{name}</dt>
      <dd className="text-right">
        {children && <span className="num font-bold">{children}</span>}
        {note && <span className="menor num ml-2 text-tinta-2">{note}</span>}
      </dd>
    </div>
  );
}
