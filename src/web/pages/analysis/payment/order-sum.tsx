import { Link } from '@tanstack/react-router';
import { CalendarCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { DELIVERY_TYPES, type OrderSize, totalPrice } from '#shared/catalog/catalog.ts';
import { describeSize } from '#shared/lessons/describe-size.ts';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { OUTPUT_FORMATS } from '#shared/lessons/order.ts';
import { formatReais } from '#shared/money.ts';
import { describePrice } from '#web/lessons/order/describe-price.ts';
import { ORDER_TEXTS } from '#web/lessons/order/order-texts.ts';
import { REPORT_HASH, PAYMENT_PAGE_TEXTS as TEXTS } from './payment-page-texts.ts';

export const orderSizeOf = ({ serviceType, slideCount, pageCount }: Lesson): OrderSize => ({
  serviceType,
  size: (serviceType === 'booklet' ? pageCount : slideCount) ?? 0,
});

/** The sum spelled out, the day of delivery if it is paid today, and the way to the report. */
export function OrderSum({ lesson }: { lesson: Lesson }) {
  const order = orderSizeOf(lesson);
  const { deliveryType, price } = lesson;
  const sum = describePrice(order, deliveryType, new Date());
  // An admin may have agreed on another price: then the catalogue's sum would not add up.
  const isCatalogPrice = totalPrice(order, deliveryType) === price;
  return (
    <section className="card p-6">
      <h2 className="text-xl font-bold">{TEXTS.order}</h2>
      <ul className="mt-4 grid gap-3">
        <Line
          note={TEXTS.plan(sum.planLabel, OUTPUT_FORMATS[lesson.format])}
          value={isCatalogPrice ? sum.base : null}
        >
          {describeSize(lesson)}
        </Line>
        <Line
          note={TEXTS.days(DELIVERY_TYPES[deliveryType].termDays)}
          value={isCatalogPrice ? sum.factor : null}
        >
          {ORDER_TEXTS.deliveryNames[deliveryType]}
        </Line>
        {isCatalogPrice && sum.rounding && (
          <li className="flex justify-between gap-4 text-base text-ink-2">
            <span>{sum.rounding.sum}</span>
            <span>{sum.rounding.exact}</span>
          </li>
        )}
        <li className="flex justify-between gap-4 border-t border-border pt-3 text-lg font-bold">
          <span>{isCatalogPrice ? TEXTS.total : TEXTS.agreedPrice}</span>
          <span className="num">{formatReais(price)}</span>
        </li>
      </ul>
      <p className="mt-4 flex gap-2.5 text-base leading-normal">
        <CalendarCheck size={20} className="mt-0.5 text-action" aria-hidden="true" />
        <span>
          {TEXTS.estimate} <strong className="num">{sum.due}</strong>
        </span>
      </p>
      <Link
        to="/analysis/$id"
        params={{ id: lesson.id }}
        hash={REPORT_HASH}
        className="link mt-2 inline-flex min-h-11 items-center"
      >
        {lesson.hasAnalysis ? TEXTS.seeReport : TEXTS.seeOrder}
      </Link>
    </section>
  );
}

function Line({ value, note, children }: { value: string | null; note: string; children: ReactNode }) {
  return (
    <li className="flex justify-between gap-4">
      <span className="min-w-0">
        {children}
        <span className="block text-base text-ink-2">{note}</span>
      </span>
      {value && <span className="num whitespace-nowrap font-bold">{value}</span>}
    </li>
  );
}
