import { ChevronDown } from 'lucide-react';
import type { Client, ListedLesson } from '#shared/backoffice/clients.contract.ts';
import { describeSize } from '#shared/lessons/describe-size.ts';
import { isUnderway } from '#shared/lessons/lesson-status.ts';
import { formatReais } from '#shared/money.ts';
import { LessonMenu } from '#web/backoffice/lessons/lesson-menu.tsx';
import { LessonEditor, LessonMarks, UnreadMark } from '#web/backoffice/lessons/lesson-parts.tsx';
import { deliveredAt } from '#web/backoffice/lessons/lesson-rights.ts';
import { LIST_TEXTS } from '#web/backoffice/lessons/lesson-texts.ts';
import { ClientLink } from '#web/backoffice/parts/client-link.tsx';
import { DueChip } from '#web/production/due-chip.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { TickBox } from '#web/ui/tick-box.tsx';
import { ClientLessons } from './client-lessons.tsx';
import { type ClientRowsProps, clientName, describeCount, type RowActions } from './client-rows.ts';

/** Clients and their lessons on a phone. */
export function ClientCards({ clients, ...props }: ClientRowsProps) {
  return (
    <div className="grid gap-4">
      {clients.map((client) => (
        <ClientCard key={client.id} client={client} {...props} />
      ))}
    </div>
  );
}

function ClientCard({
  client,
  search,
  selection,
  folded,
  onFold,
  onToggle,
  onOpen,
  onTask,
}: Omit<ClientRowsProps, 'clients'> & { client: Client }) {
  const isFolded = folded.has(client.id);
  const name = clientName(client);
  return (
    <section className="card overflow-clip" aria-label={name}>
      <header className="flex items-center gap-3 bg-paper-2 p-4 pr-2">
        <Avatar letter={name.charAt(0)} />
        <div className="min-w-0 flex-1 leading-snug">
          <h2 className="line-clamp-2 font-text text-[1rem] leading-snug font-bold tracking-normal! wrap-anywhere">
            <ClientLink id={client.id} name={name} />
          </h2>
          <p className="smaller line-clamp-2 break-all text-ink-2" title={client.email}>
            {client.email}
          </p>
          <p className="smaller num font-medium text-ink-2">
            {describeCount(client)}, <span className="font-bold text-ink">{formatReais(client.total)}</span>
          </p>
        </div>
        <IconButton
          label={LIST_TEXTS.fold(name)}
          aria-expanded={!isFolded}
          icon={
            <ChevronDown
              size={20}
              className={isFolded ? '-rotate-90 transition-[rotate]' : 'transition-[rotate]'}
              aria-hidden="true"
            />
          }
          onClick={() => onFold(client.id)}
        />
      </header>
      {!isFolded && (
        <ul className="divide-y divide-border border-t border-border">
          <ClientLessons
            client={client}
            search={search}
            frame={(more) => <li className="p-2 text-center">{more}</li>}
          >
            {(lesson) => (
              <LessonCard
                key={lesson.id}
                lesson={lesson}
                isSelected={selection.has(lesson.id)}
                onToggle={onToggle}
                onOpen={onOpen}
                onTask={onTask}
              />
            )}
          </ClientLessons>
        </ul>
      )}
    </section>
  );
}

/** One lesson on a phone. Its title is a button that covers the whole card. */
function LessonCard({
  lesson,
  isSelected,
  onToggle,
  onOpen,
  onTask,
}: RowActions & { lesson: ListedLesson; isSelected: boolean }) {
  return (
    <li
      className={joinClasses(
        'relative flex gap-1 p-4',
        isSelected && 'bg-highlight [&_.chip]:inset-ring-current/30 [&_.chip]:inset-ring',
      )}
    >
      <div className="relative z-1 self-start">
        <TickBox
          label={LIST_TEXTS.select(lesson.title)}
          state={isSelected ? 'all' : 'none'}
          onToggle={() => onToggle(lesson)}
        />
      </div>
      <div className="min-w-0 flex-1">
        <button
          type="button"
          className="line-clamp-3 text-left leading-snug font-bold wrap-anywhere after:absolute after:inset-0"
          title={lesson.title}
          onClick={() => onOpen(lesson.id)}
        >
          {lesson.title}
        </button>
        <p className="smaller num mt-0.5 flex flex-wrap gap-x-3 font-medium text-ink-2">
          {describeSize(lesson)}, {formatReais(lesson.price)}
          <UnreadMark count={lesson.unread} />
        </p>
        <p className="mt-2 -mr-10 flex flex-wrap items-center gap-2">
          <LessonMarks lesson={lesson} />
          {lesson.deadline && (
            <DueChip
              deadline={lesson.deadline}
              isOpen={isUnderway(lesson.status)}
              isHeld={lesson.onHold !== null}
              deliveredAt={deliveredAt(lesson)}
            />
          )}
        </p>
        <div className="relative mt-2 w-fit max-w-full">
          <LessonEditor lesson={lesson} onTask={onTask} />
        </div>
      </div>
      <div className="relative -mt-2 -mr-2">
        <LessonMenu lesson={lesson} onOpen={onOpen} onTask={onTask} />
      </div>
    </li>
  );
}
