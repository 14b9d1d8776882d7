import type { ReactNode } from 'react';
import { DELIVERY_TYPES } from '#shared/catalog/catalog.ts';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { formatReais } from '#shared/money.ts';
import { CHECKOUT_TEXTS as TEXTS } from '#web/payments/payment-texts.ts';
import { RootMark } from '#web/ui/root-mark.ts';

/** The chalkboard with the sum and the buttons: at the bottom edge of a phone, the foot of the sheet from 64rem on. */
export function PayBar({
  lesson,
  timer,
  children,
}: {
  lesson: Pick<Lesson, 'price' | 'deliveryType'>;
  /** What a phone shows above the sum. */
  timer?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="chalkboard bar-fixed flex flex-wrap items-center gap-x-4 gap-y-2 lg:sticky lg:inset-x-auto lg:rounded-b-[calc(var(--radius-card)-1px)] lg:px-8 lg:py-5">
      <RootMark name="bar" />
      <p className="min-w-fit flex-1 whitespace-nowrap">
        <span className="block text-base leading-tight text-chalkboard-100 max-lg:hidden">
          {TEXTS.totalWith(DELIVERY_TYPES[lesson.deliveryType].label)}
        </span>
        <span className="block text-[.9375rem] leading-tight text-chalkboard-100 lg:hidden">
          {timer ?? TEXTS.total}
        </span>
        <span className="num text-[1.75rem] font-extrabold leading-tight max-[24rem]:text-[1.4rem] lg:text-[2rem]">
          {formatReais(lesson.price)}
        </span>
      </p>
      {children}
    </div>
  );
}
