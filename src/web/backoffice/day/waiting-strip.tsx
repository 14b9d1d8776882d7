import { useQuery } from '@tanstack/react-query';
import {
  CircleAlert,
  CircleCheck,
  FileWarning,
  HandCoins,
  type LucideIcon,
  MailWarning,
  MessageSquare,
  Scale,
  School,
  ShieldAlert,
  Star,
  UserRoundPlus,
} from 'lucide-react';
import type { Waiting } from '#shared/backoffice/day.contract.ts';
import { formatNumber } from '#shared/text/format.ts';
import type { AuditSearch } from '#web/backoffice/audit/audit-search.ts';
import type { InboxSearch } from '#web/backoffice/inbox/inbox-search.ts';
import { dayQuery } from '#web/backoffice/parts/stats-queries.ts';
import { QueryPart } from '#web/platform/query-part.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ADMIN_TEXTS, WAITING_TEXTS } from './admin-texts.ts';

/** Each thing that can wait, with its icon and where it is dealt with, the most pressing first. */
const PLACES = {
  unassigned: { icon: UserRoundPlus, to: '/caixa', search: { visao: 'unassigned' } },
  refundRequests: { icon: HandCoins, to: '/caixa', search: { visao: 'money' } },
  failedRefunds: { icon: CircleAlert, to: '/caixa', search: { visao: 'money' } },
  differences: { icon: Scale, to: '/caixa', search: { visao: 'money' } },
  infectedFiles: { icon: ShieldAlert, to: '/caixa', search: { visao: 'security' } },
  unanswered: { icon: MessageSquare, to: '/caixa', search: { visao: 'messages' } },
  failedAnalyses: { icon: FileWarning, to: '/caixa', search: { visao: 'quality' } },
  lowRatings: { icon: Star, to: '/caixa', search: { visao: 'quality' } },
  failedMails: { icon: MailWarning, to: '/auditoria', search: { aba: 'emails', status: 'failed' } },
  newLeads: { icon: School, to: '/caixa', search: { visao: 'leads' } },
} as const satisfies Record<
  keyof Waiting,
  { icon: LucideIcon; to: string; search: InboxSearch | AuditSearch }
>;

/** What only a person can move on; nothing at all is said too. */
export function WaitingStrip() {
  const query = useQuery(dayQuery());
  return (
    <section className="card px-5 py-4" aria-labelledby="esperam">
      <h2 id="esperam" className="text-[1.125rem] font-bold">
        {ADMIN_TEXTS.waiting}
      </h2>
      {/* Of two rows on a phone, whatever waits: less would draw up all that stands below. */}
      <div className="mt-3 max-sm:min-h-24">
        <QueryPart
          query={query}
          error={ADMIN_TEXTS.dayError}
          loading={ADMIN_TEXTS.loading}
          skeleton={<Skeleton className="h-11 max-sm:h-24 lg:pointer-fine:h-9" />}
        >
          {({ waiting }) => <WaitingLinks waiting={waiting} />}
        </QueryPart>
      </div>
    </section>
  );
}

function WaitingLinks({ waiting }: { waiting: Waiting }) {
  const names = (Object.keys(PLACES) as (keyof Waiting)[]).filter((name) => waiting[name] > 0);
  if (names.length === 0) {
    return (
      <p className="flex items-center gap-2 text-ink-2">
        <CircleCheck size={18} className="text-ok-t" aria-hidden="true" />
        {ADMIN_TEXTS.nothingWaits}
      </p>
    );
  }
  return (
    <ul className="flex flex-wrap gap-2 max-sm:grid">
      {names.map((name) => {
        const { icon: Icon, ...place } = PLACES[name];
        return (
          <li key={name}>
            <LinkButton {...place} variant="neutral" size="d" className="max-sm:w-full max-sm:justify-start">
              <Icon size={18} aria-hidden="true" />
              <span>
                <span className="num font-bold">{formatNumber(waiting[name])}</span>{' '}
                {WAITING_TEXTS[name](waiting[name])}
              </span>
            </LinkButton>
          </li>
        );
      })}
    </ul>
  );
}
