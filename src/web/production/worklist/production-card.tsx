import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Production } from '#shared/production/production.schemas.ts';
import { clientName, describeForm } from '#web/production/describe-production.ts';
import { StarsMark } from '#web/production/stars-mark.tsx';
import { UnreadCount } from '#web/production/unread-count.tsx';
import { takesFocus } from './expected-card.ts';
import { isOverdue } from './is-open.ts';
import { ProductionAction } from './production-action.tsx';
import { ProductionDue } from './production-due.tsx';
import { cardId, opening } from './worklist-search.ts';
import { WORKLIST_TEXTS } from './worklist-texts.ts';

/** One production in its column. The title is a link that covers the whole card. */
export function ProductionCard({ production, unread }: { production: Production; unread: number }) {
  const { id, lesson, round } = production;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus(id, document.activeElement)) link.current?.focus();
  }, [id]);
  return (
    <article
      className={`card relative p-4 hover:bg-paper-2 ${isOverdue(production) ? 'border-error-t!' : ''}`}
    >
      <div className="flex items-start gap-2">
        <h3 className="min-w-0 flex-1 font-text text-base leading-snug font-bold tracking-normal">
          <Link
            ref={link}
            to="/editor-dashboard"
            search={opening(id)}
            id={cardId(id)}
            title={lesson.title}
            data-card
            className="line-clamp-2 underline-offset-3 wrap-anywhere after:absolute after:inset-0 after:rounded-card hover:underline"
          >
            {lesson.title}
          </Link>
        </h3>
        <UnreadCount count={unread} />
      </div>
      <p className="smaller mt-1 truncate text-ink-2" title={clientName(lesson)}>
        {clientName(lesson)}
      </p>
      <p className="smaller num font-medium text-ink-2">
        {describeForm(lesson)}
        {round > 1 && <span>, {WORKLIST_TEXTS.revision(round - 1)}</span>}
      </p>
      <div className="mt-3 flex min-h-9 flex-wrap items-center justify-between gap-2">
        <ProductionDue production={production} />
        {production.stars !== null && <StarsMark stars={production.stars} />}
        <span className="relative ml-auto">
          <ProductionAction production={production} />
        </span>
      </div>
    </article>
  );
}
