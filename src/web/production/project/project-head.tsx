import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { PLANS } from '#shared/catalog/catalog.ts';
import type { Production } from '#shared/production/production.schemas.ts';
import { isKeyOf } from '#web/platform/read-search.ts';
import { clientName, describeForm } from '#web/production/describe-production.ts';
import { closing } from '#web/production/worklist/worklist-search.ts';
import { DESK_TEXTS } from '#web/production/worklist/worklist-texts.ts';
import { ProductionDue } from '#web/production/worklist/production-due.tsx';
import { ProductionStatusChip } from '#web/production/production-status-chip.tsx';
import { StarsMark } from '#web/production/stars-mark.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { PROJECT_TEXTS } from '#web/production/workspace/workspace-texts.ts';

/** A title of more letters is set smaller, so that all of it can be read. */
const LONG_TITLE = 70;

/** Title, state, client and form of an opened project, and what to do next. Takes the focus when it opens. */
export function ProjectHead({ production, action }: { production: Production; action: ReactNode }) {
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
  const plan = isKeyOf(PLANS, lesson.plan) && PROJECT_TEXTS.plan(PLANS[lesson.plan].label);
  return (
    <header className="border-b border-borda bg-papel px-5 pt-3 pb-4 lg:px-6 lg:pt-5">
      <Link
        to="/editor-dashboard"
        search={closing}
        className="-ml-1 inline-flex min-h-11 items-center gap-1.5 font-bold text-acao lg:hidden"
      >
        <ArrowLeft size={18} aria-hidden="true" />
        {PROJECT_TEXTS.projects}
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
          <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-tinta-2">
            <ProductionStatusChip status={status} />
            {production.stars !== null && <StarsMark stars={production.stars} />}
            {round > 1 && <Chip tone="aviso">{DESK_TEXTS.revision(round - 1)}</Chip>}
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
