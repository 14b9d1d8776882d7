import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { OrderShare, Overview } from '#shared/backoffice/overview.contract.ts';
import { STATUS_NAMES } from '#shared/lessons/lesson-status.ts';
import { formatBytes, formatNumber } from '#shared/text/format.ts';
import { BarRows } from '#web/backoffice/parts/bar-rows.tsx';
import { formatTileReais } from '#web/backoffice/parts/format-tile-reais.ts';
import { statusRows, sumOf } from '#web/backoffice/parts/status-rows.ts';
import { OVERVIEW_TEXTS } from './overview-texts.ts';

/** Where all lessons stand now, whatever the period. */
export function StatusCard({ statuses }: { statuses: Overview['statuses'] }) {
  return (
    <div className="card p-5">
      <div className="mb-4 flex items-baseline justify-between gap-3">
        <h3 className="text-[1.125rem] font-bold">{OVERVIEW_TEXTS.status}</h3>
        <span className="smaller text-ink-2">
          <span className="num font-bold text-ink">{formatNumber(sumOf(statuses, STATUS_NAMES))}</span>{' '}
          {OVERVIEW_TEXTS.now}
        </span>
      </div>
      <BarRows rows={statusRows(statuses, STATUS_NAMES)} />
    </div>
  );
}

/** How what was delivered was found, the best first; `stars` begins with one. */
export function StarsCard({ stars }: { stars: readonly number[] }) {
  return (
    <div className="card p-5">
      <h3 className="mb-4 text-[1.125rem] font-bold">{OVERVIEW_TEXTS.byStars}</h3>
      <BarRows
        rows={stars
          .map((value, index) => ({
            id: String(index),
            label: OVERVIEW_TEXTS.starCount(index + 1),
            value,
            text: formatNumber(value),
          }))
          .reverse()}
      />
    </div>
  );
}

/** Of what the orders of the period consist in one respect: how many, and for how much. */
export function ShareCard({
  title,
  shares,
  names,
}: {
  title: string;
  shares: Record<string, OrderShare>;
  names: Record<string, string>;
}) {
  return (
    <div className="card p-5">
      <h3 className="mb-4 text-[1.125rem] font-bold">{title}</h3>
      <BarRows
        rows={Object.entries(shares).map(([name, { orders, reais }]) => ({
          id: name,
          label: names[name] ?? name,
          value: orders,
          text: OVERVIEW_TEXTS.share(formatNumber(orders), formatTileReais(reais)),
        }))}
      />
    </div>
  );
}

/** What the installation holds, and whether its mails go out. */
export function SystemCard({ system }: { system: Overview['system'] }) {
  const { files, fileBytes, mails, sendsMail, teachers, editors } = system;
  return (
    <div className="card p-5">
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h3 className="text-[1.125rem] font-bold">{OVERVIEW_TEXTS.system}</h3>
        <Link
          to="/auditoria"
          search={{ aba: 'emails' }}
          className="link smaller inline-flex min-h-11 items-center lg:min-h-0"
        >
          {OVERVIEW_TEXTS.seeMails}
        </Link>
      </div>
      <dl className="divide-y divide-border">
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
          <span className={mails.failed > 0 ? 'text-error-t' : undefined}>{formatNumber(mails.failed)}</span>
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
        {note && <span className="smaller num ml-2 text-ink-2">{note}</span>}
      </dd>
    </div>
  );
}
