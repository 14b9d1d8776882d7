import { FileCheck, Pause } from 'lucide-react';
import type { BoardCard as Card } from '#shared/backoffice/board.contract.ts';
import type { BoardStage } from '#shared/backoffice/board-stages.ts';
import { describeSize } from '#shared/lessons/describe-size.ts';
import { OUTPUT_FORMATS } from '#shared/lessons/order.ts';
import { LessonMenu } from '#web/backoffice/lessons/lesson-menu.tsx';
import type { LessonTask } from '#web/backoffice/lessons/lesson-tasks.tsx';
import { LIST_TEXTS } from '#web/backoffice/lessons/lesson-texts.ts';
import { ClientLink } from '#web/backoffice/parts/client-link.tsx';
import { DueChip } from '#web/production/due-chip.tsx';
import { StarsMark } from '#web/production/stars-mark.tsx';
import { UnreadCount } from '#web/production/unread-count.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { BOARD_TEXTS as TEXTS } from './board-texts.ts';

/** What every card of the board is given. */
export interface CardActions {
  onOpen: (lessonId: string) => void;
  onTask: (task: LessonTask) => void;
}

/** One lesson in its column: whose, by when, who makes it, and what can be done with it. Its title covers the card. */
export function BoardCard({ card, stage, onOpen, onTask }: CardActions & { card: Card; stage: BoardStage }) {
  const { client } = card;
  const isOverdue =
    stage !== 'completed' && !card.onHold && card.deadline !== null && Date.parse(card.deadline) < Date.now();
  const clientName = `${client.firstName} ${client.lastName}`.trim() || client.email;
  return (
    <article className={`card relative p-4 pr-2 hover:bg-paper-2 ${isOverdue ? 'border-error-t!' : ''}`}>
      <div className="flex items-start gap-1">
        <h3 className="min-w-0 flex-1 font-text text-base leading-snug font-bold tracking-normal">
          <button
            type="button"
            className="line-clamp-2 text-left underline-offset-3 wrap-anywhere after:absolute after:inset-0 after:rounded-card hover:underline"
            title={card.title}
            aria-haspopup="dialog"
            onClick={() => onOpen(card.id)}
          >
            {card.title}
          </button>
        </h3>
        <UnreadCount count={card.unread} />
        <span className="relative -my-1.5 lg:pointer-fine:-my-2">
          <LessonMenu lesson={card} onOpen={onOpen} onTask={onTask} />
        </span>
      </div>
      <div className="pr-2">
        <p className="smaller mt-1 truncate text-ink-2" title={`${clientName}, ${client.email}`}>
          <ClientLink id={client.id} name={clientName} className="relative" />
        </p>
        <p className="smaller num font-medium text-ink-2">
          {describeSize(card)}, {OUTPUT_FORMATS[card.format]}
          {card.round > 1 && `, ${TEXTS.revision(card.round - 1)}`}
        </p>
        <CardMarks card={card} stage={stage} />
        <div className="mt-3 flex min-h-9 flex-wrap items-center gap-2">
          <DueChip
            deadline={card.deadline}
            isOpen={stage !== 'completed'}
            isHeld={card.onHold !== null}
            // Completed by hand without a file, nothing was delivered.
            deliveredAt={stage === 'completed' && card.hasDelivery ? card.completedAt : null}
          />
          <span className="relative ml-auto min-w-0">
            {card.editor ? (
              <EditorName name={card.editor.name} />
            ) : (
              stage === 'waiting' && (
                <Button
                  variant="outline"
                  size="d"
                  onClick={() => onTask({ kind: 'assign', lessons: [card] })}
                >
                  {TEXTS.assign}
                  <span className="sr-only">: {card.title}</span>
                </Button>
              )
            )}
          </span>
        </div>
      </div>
    </article>
  );
}

/** What keeps a lesson from moving, and what lets it move on. */
function CardMarks({ card, stage }: { card: Card; stage: BoardStage }) {
  const isReady = card.hasDelivery && stage !== 'completed';
  if (!card.onHold && !isReady && card.stars === null) return null;
  return (
    <p className="mt-2 flex flex-wrap gap-1.5">
      {card.onHold && (
        <span title={card.onHold.reason}>
          <Chip tone="error" icon={<Pause aria-hidden="true" />}>
            {LIST_TEXTS.onHold}
          </Chip>
        </span>
      )}
      {card.stars !== null && <StarsMark stars={card.stars} />}
      {isReady && (
        <Chip tone="info" icon={<FileCheck aria-hidden="true" />}>
          {TEXTS.fileReady}
        </Chip>
      )}
    </p>
  );
}

function EditorName({ name }: { name: string }) {
  return (
    <span className="smaller flex min-w-0 items-center gap-2" title={name}>
      <span
        className="num grid size-6 shrink-0 place-items-center rounded-full bg-chalkboard-700 text-[.6875rem] font-bold text-chalk"
        aria-hidden="true"
      >
        {name.charAt(0).toLocaleUpperCase('pt-BR')}
      </span>
      <span className="line-clamp-1 wrap-anywhere">{name}</span>
    </span>
  );
}
