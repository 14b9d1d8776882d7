import { PencilRuler } from 'lucide-react';
import type { Production } from '#shared/production/production.schemas.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { isOpen, isOverdue } from './is-open.ts';
import { useStartWork } from './use-start-work.ts';
import { opening } from './worklist-search.ts';
import { WORKLIST_TEXTS } from './worklist-texts.ts';

/** The one next step of a production on the worklist; filled where it is overdue. */
export function ProductionAction({ production, className }: { production: Production; className?: string }) {
  const { id, status, lesson } = production;
  const variant = isOpen(production) && isOverdue(production) ? 'action' : 'outline';
  const name = <span className="sr-only">{WORKLIST_TEXTS.of(lesson.title)}</span>;
  if (status === 'assigned' && lesson.status === 'in_production') {
    return (
      <StartButton production={production} variant={variant} {...(className && { className })}>
        {WORKLIST_TEXTS.start}
        {name}
      </StartButton>
    );
  }
  return (
    <LinkButton to="/editor-dashboard" search={opening(id)} variant={variant} size="d" className={className}>
      {lesson.status === 'in_production' ? WORKLIST_TEXTS.openIt : WORKLIST_TEXTS.see}
      {name}
    </LinkButton>
  );
}

/** Moves a production from assigned to in progress. */
function StartButton({
  production,
  variant,
  className,
  children,
}: {
  production: Production;
  variant: 'action' | 'outline';
  className?: string;
  children: React.ReactNode;
}) {
  const start = useStartWork(production);
  return (
    <Button
      size="d"
      variant={variant}
      className={className}
      onClick={() => start.mutate()}
      isBusy={start.isPending}
      busyLabel={WORKLIST_TEXTS.start}
    >
      <PencilRuler size={16} aria-hidden="true" />
      {children}
    </Button>
  );
}
