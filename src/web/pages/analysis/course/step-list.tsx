import { CircleCheck, CircleDashed, CircleDot } from 'lucide-react';
import type { CourseStep } from '#web/pages/analysis/progress/progress-steps.ts';
import { COURSE_TEXTS as TEXTS } from '#web/pages/analysis/progress/progress-texts.ts';

const ICONS = {
  done: <CircleCheck size={22} className="text-ok-t" aria-hidden="true" />,
  current: <CircleDot size={22} className="text-info-t" aria-hidden="true" />,
  next: <CircleDashed size={22} className="text-tinta-2" aria-hidden="true" />,
};

/** The way of a lesson from the payment to the last revision. */
export function StepList({ steps }: { steps: readonly CourseStep[] }) {
  return (
    <div>
      <h3 className="text-lg font-bold">{TEXTS.steps}</h3>
      <ol className="mt-3 grid gap-3">
        {steps.map(({ name, note, state }) => (
          <li
            key={name}
            className="flex gap-3 leading-snug"
            {...(state === 'current' && { 'aria-current': 'step' as const })}
          >
            <span className="mt-px shrink-0">{ICONS[state]}</span>
            <span>
              <span className={state === 'next' ? undefined : 'font-bold'}>{name}</span>
              {state !== 'next' && <span className="sr-only">, {TEXTS[state]}</span>}
              {state !== 'done' && <span className="block text-base text-tinta-2">{note}</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
