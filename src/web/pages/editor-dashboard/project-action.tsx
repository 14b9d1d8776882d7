import { PencilRuler } from 'lucide-react';
import type { OpenedProduction } from '#shared/production/production.schemas.ts';
import { DESK_TEXTS } from '#web/production/desk/desk-texts.ts';
import { useStartWork } from '#web/production/use-start-work.ts';
import { Button } from '#web/ui/button.tsx';
import { DeliverButton } from './delivery/deliver-button.tsx';

/** What comes next: begin, then hand over; nothing once it is delivered or called off. */
export function ProjectAction({ production }: { production: OpenedProduction }) {
  const start = useStartWork(production);
  const { status, lesson } = production;
  if (lesson.status !== 'in_production') return null;
  const isNew = status === 'assigned';
  return (
    <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:w-full">
      <DeliverButton
        production={production}
        variant={isNew ? 'outline' : 'action'}
        size="m"
        className={isNew ? 'max-sm:order-last' : undefined}
      />
      {isNew && (
        <Button
          size="m"
          onClick={() => start.mutate()}
          isBusy={start.isPending}
          busyLabel={DESK_TEXTS.starting}
        >
          <PencilRuler size={19} aria-hidden="true" />
          {DESK_TEXTS.startLong}
        </Button>
      )}
    </div>
  );
}
