import type { Production } from '#shared/production/production.schemas.ts';
import { DeliverButton } from '#web/pages/editor-dashboard/delivery/deliver-button.tsx';
import { DESK_TEXTS } from '#web/production/worklist/worklist-texts.ts';
import { isOverdue } from '#web/production/worklist/is-open.ts';
import { useStartWork } from '#web/production/worklist/use-start-work.ts';
import { Button } from '#web/ui/button.tsx';
import { EDITOR_TEXTS } from '#web/production/older-panel/editor-texts.ts';

/** Moves a production on. 'Em andamento' cannot be pressed once it is; a delivered one has nothing to move. */
export function StatusButtons({ production }: { production: Production }) {
  const { status, lesson } = production;
  const start = useStartWork(production);
  if (lesson.status !== 'in_production') return null;
  const name = <span className="sr-only">{DESK_TEXTS.of(lesson.title)}</span>;
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
