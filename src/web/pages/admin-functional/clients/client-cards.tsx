import { ChevronDown } from 'lucide-react';
import type { Client } from '#shared/backoffice/clients.contract.ts';
import { formatReais } from '#shared/money.ts';
import { LIST_TEXTS } from '#web/backoffice/lessons/lesson-texts.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ClientLessons } from '#web/backoffice/clients/client-lessons.tsx';
import { type ClientRowsProps, clientName, describeCount } from '#web/backoffice/clients/client-rows.ts';
import { LessonCard } from './lesson-card.tsx';

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
    <section className="cartao overflow-clip" aria-label={name}>
      <header className="flex items-center gap-3 bg-papel-2 p-4 pr-2">
        <Avatar letter={name.charAt(0)} />
        <div className="min-w-0 flex-1 leading-snug">
          <h2
            className="line-clamp-2 font-texto text-[1rem] leading-snug font-bold tracking-normal! wrap-anywhere"
            title={name}
          >
            {name}
          </h2>
          <p className="menor line-clamp-2 break-all text-tinta-2" title={client.email}>
            {client.email}
          </p>
          <p className="menor num font-medium text-tinta-2">
            {describeCount(client)}, <span className="font-bold text-tinta">{formatReais(client.total)}</span>
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
        <ul className="divide-y divide-borda border-t border-borda">
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
