import { Link } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight, PencilRuler } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { PLANS } from '#shared/catalog/catalog.ts';
import type { OpenedProduction, Production } from '#shared/production/production.schemas.ts';
import { isKeyOf } from '#web/platform/read-search.ts';
import { DeliverButton } from '#web/production/delivery/deliver-button.tsx';
import { ReplaceButton } from '#web/production/delivery/replace-button.tsx';
import { clientName, describeForm } from '#web/production/describe-production.ts';
import { ProductionStatusChip } from '#web/production/production-status-chip.tsx';
import { StarsMark } from '#web/production/stars-mark.tsx';
import { ProductionDue } from '#web/production/worklist/production-due.tsx';
import { useStartWork } from '#web/production/worklist/use-start-work.ts';
import { closing, opening } from '#web/production/worklist/worklist-search.ts';
import { WORKLIST_TEXTS } from '#web/production/worklist/worklist-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { ProductionPanels } from './production-panels.tsx';
import { ProductionTabs } from './production-tabs.tsx';
import { useOpenProductions } from './use-open-productions.ts';
import { WORKSPACE_TEXTS } from './workspace-texts.ts';

/** An opened lesson: its head, and its parts side by side or one at a time. */
export function ProductionView({ production, unread }: { production: OpenedProduction; unread: number }) {
  const hasRoom = useIsWide('80rem');
  const Parts = hasRoom ? ProductionPanels : ProductionTabs;
  return (
    <div className="flex min-h-0 min-w-0 flex-col">
      <ProductionHead production={production} action={<MainAction production={production} />} />
      {production.status === 'cancelled' && (
        <div className="px-5 pt-4 lg:px-6 xl:px-4">
          <Notice tone="warning" title={WORKSPACE_TEXTS.calledOff}>
            <p>{WORKSPACE_TEXTS.calledOffText}</p>
          </Notice>
        </div>
      )}
      <Parts production={production} unread={unread} />
    </div>
  );
}

/** What comes next: begin, then hand over; once it is delivered or called off, the next lesson. */
function MainAction({ production }: { production: OpenedProduction }) {
  const start = useStartWork(production);
  const { status, lesson } = production;
  if (lesson.status !== 'in_production') {
    return (
      <div className="flex flex-wrap items-center gap-3 max-sm:w-full max-sm:*:w-full">
        {production.replaceUntil && <ReplaceButton production={production} />}
        <NextProduction />
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
          busyLabel={WORKLIST_TEXTS.starting}
        >
          <PencilRuler size={19} aria-hidden="true" />
          {WORKLIST_TEXTS.startLong}
        </Button>
      )}
    </div>
  );
}

/** The way to what is due first of all that is still to be done. */
function NextProduction() {
  const { pages, open } = useOpenProductions();
  const [next] = open;
  // In the place of the button, so that nothing below it moves once it comes.
  if (pages.isPending) return <Skeleton className="h-11 w-64 max-w-full max-sm:w-full" />;
  if (!pages.isSuccess) return null;
  if (!next) return <p className="text-ink-2">{WORKSPACE_TEXTS.nothingNext}</p>;
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
        {WORKSPACE_TEXTS.next} {next.lesson.title}
      </span>
      <ArrowRight size={19} className="shrink-0" aria-hidden="true" />
    </LinkButton>
  );
}

/** A title of more letters is set smaller, so that all of it can be read. */
const LONG_TITLE = 70;

/** Title, state, client and form of an opened lesson, and what to do next. Takes the focus when it opens. */
function ProductionHead({ production, action }: { production: Production; action: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    globalThis.scrollTo({ top: 0 });
  }, []);
  const { lesson, status, round } = production;
  // The button that moved it on is gone, and the focus with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the status is what is waited for
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [status]);
  const plan = isKeyOf(PLANS, lesson.plan) && WORKSPACE_TEXTS.plan(PLANS[lesson.plan].label);
  return (
    <header className="border-b border-border bg-paper px-5 pt-3 pb-4 lg:px-6 lg:pt-5">
      <Link
        to="/editor-dashboard"
        search={closing}
        className="-ml-1 inline-flex min-h-11 items-center gap-1.5 font-bold text-action lg:hidden"
      >
        <ArrowLeft size={18} aria-hidden="true" />
        {WORKSPACE_TEXTS.lessons}
      </Link>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-64 flex-1">
          <h1
            ref={heading}
            tabIndex={-1}
            className={`wrap-anywhere ${lesson.title.length > LONG_TITLE ? 'text-[1.25rem]' : 'text-[1.75rem]'}`}
          >
            {lesson.title}
          </h1>
          <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
            <ProductionStatusChip status={status} />
            {production.stars !== null && <StarsMark stars={production.stars} />}
            {round > 1 && <Chip tone="warning">{WORKLIST_TEXTS.revision(round - 1)}</Chip>}
            <ProductionDue production={production} />
            <p className="wrap-anywhere">
              {[clientName(lesson), describeForm(lesson), plan].filter(Boolean).join(', ')}
            </p>
          </div>
        </div>
        {action}
      </div>
    </header>
  );
}
