import { useQuery } from '@tanstack/react-query';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import { dayQuery } from '#web/backoffice/parts/stats-queries.ts';
import { HomeChalkboard } from '#web/frame/home-chalkboard.tsx';
import { displayName } from '#web/platform/session/display-name.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { DeadlineList } from './deadline-list.tsx';
import { describeDay, waitsInInbox } from './describe-day.ts';
import { WaitingStrip } from './waiting-strip.tsx';

const TEXTS = {
  loading: 'Carregando o seu dia',
  openInbox: 'Abrir a caixa',
  openPanel: 'Abrir o painel',
} as const;

/** Home of an admin: what waits for a person, each count a way to its list, and what is due. */
export function AdminHome({ user }: { user: User }) {
  const { data: day, isPending } = useQuery(dayQuery());
  const overdue = day?.deadlines.filter(({ deadline }) => new Date(deadline) < new Date()).length ?? 0;
  return (
    <>
      <HomeChalkboard
        name={displayName(user)}
        lead={day ? describeDay({ overdue, unassigned: day.waiting.unassigned }) : isPending && TEXTS.loading}
        action={
          day && !waitsInInbox(day.waiting) ? (
            <LinkButton to="/admin-functional" variant="chalk">
              {TEXTS.openPanel}
            </LinkButton>
          ) : (
            <LinkButton to="/caixa" variant="chalk">
              {TEXTS.openInbox}
            </LinkButton>
          )
        }
      />
      <div className="page-width dense grid grid-cols-[minmax(0,1fr)] gap-4 pt-9 pb-16 md:pt-12">
        <WaitingStrip />
        <DeadlineList />
      </div>
    </>
  );
}
