import { useInfiniteQuery } from '@tanstack/react-query';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import type { Production } from '#shared/production/production.schemas.ts';
import { HomeChalkboard } from '#web/frame/home-chalkboard.tsx';
import { useUnread } from '#web/messages/use-unread.ts';
import { QueryPart } from '#web/platform/query-part.tsx';
import { displayName } from '#web/platform/session/display-name.ts';
import { clientName, describeForm } from '#web/production/describe-production.ts';
import { DueChip } from '#web/production/due-chip.tsx';
import { ownProductionsQuery } from '#web/production/production-queries.ts';
import { UnreadCount } from '#web/production/unread-count.tsx';
import { isOpen, isOverdue } from '#web/production/worklist/is-open.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const tell = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);

const TEXTS = {
  loading: 'Carregando o seu dia',
  openList: 'Abrir meus projetos',
  nextDue: 'Próximas entregas',
  open: 'Abrir',
  listError: 'Não foi possível carregar seus projetos',
  nothingDue: 'Nada em aberto',
  nothingDueText: 'Quando a administração passar um projeto para você, ele aparece aqui com o prazo.',
  /** `open` counts those shown, the most urgent ones. */
  editorLead: ({ open, overdue, unread }: { open: number; overdue: number; unread: number }) =>
    [
      overdue > 0 && tell(overdue, 'Uma entrega passou do prazo.', 'entregas passaram do prazo.'),
      unread > 0 && tell(unread, 'Uma mensagem espera por você.', 'mensagens esperam por você.'),
      open === 0 ? 'Nenhum projeto em aberto agora.' : 'O que vence primeiro está logo abaixo.',
    ]
      .filter(Boolean)
      .join(' '),
} as const;

/** As many of the most urgent as the day can hold. */
const NEXT_DUE = 5;

/** Home of an editor: the most urgent of their lessons, what waits in its conversation, and the way to the list. */
export function EditorHome({ user }: { user: User }) {
  const query = useInfiniteQuery({
    ...ownProductionsQuery({ sort: 'due' }, NEXT_DUE),
    select: ({ pages }) => (pages[0]?.items ?? []).filter(isOpen),
  });
  const { of: unreadOf, total: unread } = useUnread();
  const overdue = query.data?.filter(isOverdue).length ?? 0;
  return (
    <>
      <HomeChalkboard
        name={displayName(user)}
        lead={query.data ? TEXTS.editorLead({ open: query.data.length, overdue, unread }) : TEXTS.loading}
        action={
          <LinkButton to="/editor-dashboard" variant="chalk">
            {TEXTS.openList}
          </LinkButton>
        }
      />
      <section className="page-width dense pt-9 pb-16 md:pt-12" aria-labelledby="proximos">
        <h2 id="proximos" className="text-[1.7rem]">
          {TEXTS.nextDue}
        </h2>
        <div className="mt-4">
          <QueryPart
            query={query}
            error={TEXTS.listError}
            loading={TEXTS.loading}
            skeleton={<Skeleton className="h-40" />}
          >
            {(productions) =>
              productions.length > 0 ? (
                <ul className="card card-raised divide-y divide-border overflow-clip">
                  {productions.map((production) => (
                    <DueRow
                      key={production.id}
                      production={production}
                      unread={unreadOf(production.lesson.id)}
                    />
                  ))}
                </ul>
              ) : (
                <div className="card">
                  <EmptyState drawing="book" title={TEXTS.nothingDue} text={TEXTS.nothingDueText} />
                </div>
              )
            }
          </QueryPart>
        </div>
      </section>
    </>
  );
}

function DueRow({ production, unread }: { production: Production; unread: number }) {
  const { id, lesson, deadline } = production;
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 p-4 sm:flex-nowrap md:px-6">
      <div className="min-w-0 flex-1 basis-full leading-snug sm:basis-0">
        <p className="line-clamp-2 font-bold wrap-anywhere" title={lesson.title}>
          {lesson.title}
        </p>
        <p className="smaller text-ink-2 wrap-anywhere">
          {clientName(lesson)} · <span className="num font-medium">{describeForm(lesson)}</span>
        </p>
      </div>
      <UnreadCount count={unread} />
      <DueChip deadline={deadline} isOpen isHeld={lesson.hold !== null} />
      <LinkButton
        to="/editor-dashboard"
        search={{ projeto: id, ...(unread > 0 && { parte: 'conversa' as const }) }}
        variant={isOverdue(production) ? 'action' : 'outline'}
        size="d"
      >
        {TEXTS.open}
        <span className="sr-only">: {lesson.title}</span>
      </LinkButton>
    </li>
  );
}
