import type { ReactNode } from 'react';
import { DELIVERY_TYPES } from '#shared/catalog/catalog.ts';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { formatReais } from '#shared/money.ts';
import { DECISION_TEXTS } from '#web/analysis/analysis-texts.ts';
import { RootMark } from '#web/ui/root-mark.ts';

/**
 * The chalkboard with the sum and the decision: at the bottom edge on phones, the foot of the report from 64rem on, or of
 * the whole page (`isOfPage`).
 */
export function DecisionBar({
  lesson,
  second,
  isOfPage = false,
  children,
}: {
  lesson: Lesson;
  second: ReactNode;
  isOfPage?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={`chalkboard bar-fixed flex flex-wrap items-center gap-x-4 gap-y-2 lg:sticky lg:inset-x-auto ${isOfPage ? 'bleed lg:px-[max(2rem,calc(50%-37rem))] lg:py-3' : 'lg:rounded-b-[calc(var(--radius-card)-1px)] lg:px-8 lg:py-5'}`}
    >
      <RootMark name="bar" />
      <p className="min-w-[min(8.5rem,100%)] flex-1">
        <span className="block text-base leading-tight text-chalkboard-100">
          {DECISION_TEXTS.total(DELIVERY_TYPES[lesson.deliveryType].label)}
        </span>
        <span className="num text-[1.75rem] font-extrabold leading-tight lg:text-[2rem]">
          {formatReais(lesson.price)}
        </span>
      </p>
      <div className="contents max-lg:hidden">{second}</div>
      {children}
    </div>
  );
}
