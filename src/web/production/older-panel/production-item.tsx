import { Link } from '@tanstack/react-router';
import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import type { Production } from '#shared/production/production.schemas.ts';
import { DeliverButton } from '#web/production/delivery/deliver-button.tsx';
import { clientName, describeForm } from '#web/production/describe-production.ts';
import { ProductionStatusChip } from '#web/production/production-status-chip.tsx';
import { UnreadCount } from '#web/production/unread-count.tsx';
import { isOverdue } from '#web/production/worklist/is-open.ts';
import { ProductionDue } from '#web/production/worklist/production-due.tsx';
import { useStartWork } from '#web/production/worklist/use-start-work.ts';
import { opening } from '#web/production/worklist/worklist-search.ts';
import { WORKLIST_TEXTS } from '#web/production/worklist/worklist-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { EDITOR_TEXTS } from './editor-texts.ts';
import { OlderConversation } from './older-conversation.tsx';

/** One production of the older panel. */
export function ProductionItem({ production, unread }: { production: Production; unread: number }) {
  const { id, lesson, status, progress, round } = production;
  return (
    <li className="card relative grid gap-4 p-4 lg:grid-cols-[minmax(0,1fr)_7rem_30rem] lg:items-center lg:gap-6">
      <div className="min-w-0">
        <h2 className="font-text text-base leading-snug font-bold tracking-normal">
          <Link
            to="/editor-dashboard"
            search={opening(id)}
            title={lesson.title}
            className="line-clamp-2 underline-offset-3 wrap-anywhere after:absolute after:inset-0 after:rounded-card hover:underline"
          >
            {lesson.title}
          </Link>
        </h2>
        <p className="smaller mt-0.5 truncate text-ink-2" title={clientName(lesson)}>
          {clientName(lesson)}
        </p>
        <p className="smaller num font-medium text-ink-2">
          {describeForm(lesson)}
          {round > 1 && <span>, {WORKLIST_TEXTS.revision(round - 1)}</span>}
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <ProductionStatusChip status={status} />
          <ProductionDue production={production} />
        </div>
      </div>
      <div className="flex items-center gap-2.5">
        <div className="flex-1">
          <ProgressBar label={EDITOR_TEXTS.progress} percent={progress} />
        </div>
        <span className="smaller num w-10 text-right font-bold">{progress}%</span>
      </div>
      <div className="relative flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2 lg:flex-nowrap lg:justify-end">
        <StatusButtons production={production} />
        <MessagesButton lesson={lesson} unread={unread} />
      </div>
    </li>
  );
}

/** Moves a production on. 'Em andamento' cannot be pressed once it is; a delivered one has nothing to move. */
function StatusButtons({ production }: { production: Production }) {
  const { status, lesson } = production;
  const start = useStartWork(production);
  if (lesson.status !== 'in_production') return null;
  const name = <span className="sr-only">{WORKLIST_TEXTS.of(lesson.title)}</span>;
  return (
    <>
      <Button
        variant="outline"
        size="d"
        onClick={() => start.mutate()}
        disabled={status === 'in_progress'}
        isBusy={start.isPending}
        busyLabel={EDITOR_TEXTS.begin}
      >
        {EDITOR_TEXTS.begin}
        {name}
      </Button>
      <DeliverButton production={production} size="d" variant={isOverdue(production) ? 'action' : 'outline'}>
        {EDITOR_TEXTS.finish}
        {name}
      </DeliverButton>
    </>
  );
}

/** Opens the messages of a lesson. */
function MessagesButton({
  lesson: { id, title },
  unread,
}: {
  lesson: Pick<Lesson, 'id' | 'title'>;
  unread: number;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="neutral"
        size="d"
        className="max-sm:col-span-2 sm:order-first"
        onClick={() => setIsOpen(true)}
      >
        <MessageSquare size={16} aria-hidden="true" />
        {EDITOR_TEXTS.messages}
        <span className="sr-only">{WORKLIST_TEXTS.of(title)}</span>
        <UnreadCount count={unread} />
      </Button>
      <Drawer
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={
          <span className="block py-4">
            {EDITOR_TEXTS.messages}
            <span className="mt-1 line-clamp-2 font-text text-base leading-snug font-normal tracking-normal text-ink-2 wrap-anywhere">
              {title}
            </span>
          </span>
        }
      >
        <OlderConversation lessonId={id} />
      </Drawer>
    </>
  );
}
