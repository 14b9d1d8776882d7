import { ArrowRight, PencilRuler } from 'lucide-react';
import type { OpenedProduction } from '#shared/production/production.schemas.ts';
import { opening } from '#web/production/worklist/worklist-search.ts';
import { DESK_TEXTS } from '#web/production/worklist/worklist-texts.ts';
import { PROJECT_TEXTS } from '#web/production/workspace/workspace-texts.ts';
import { useProjects } from '#web/production/workspace/use-open-productions.ts';
import { useStartWork } from '#web/production/worklist/use-start-work.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { DeliverButton } from './delivery/deliver-button.tsx';
import { ReplaceButton } from '#web/production/delivery/replace-button.tsx';

/** What comes next: begin, then hand over; once it is delivered or called off, the next project. */
export function ProjectAction({ production }: { production: OpenedProduction }) {
  const start = useStartWork(production);
  const { status, lesson } = production;
  if (lesson.status !== 'in_production') {
    return (
      <div className="flex flex-wrap items-center gap-3 max-sm:w-full max-sm:*:w-full">
        {production.replaceUntil && <ReplaceButton production={production} />}
        <NextProject />
      </div>
    );
  }
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

/** The way to what is due first of all that is still to be done. */
function NextProject() {
  const { pages, open } = useProjects();
  const [next] = open;
  if (!pages.isSuccess) return null;
  if (!next) return <p className="text-tinta-2">{PROJECT_TEXTS.nothingNext}</p>;
  return (
    <LinkButton
      to="/editor-dashboard"
      search={opening(next.id)}
      variant="action"
      size="m"
      className="max-w-full max-sm:w-full lg:max-w-md"
      title={next.lesson.title}
    >
      <span className="truncate">
        {PROJECT_TEXTS.next} {next.lesson.title}
      </span>
      <ArrowRight size={19} className="shrink-0" aria-hidden="true" />
    </LinkButton>
  );
}
