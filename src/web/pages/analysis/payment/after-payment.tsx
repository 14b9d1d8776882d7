import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { describeRevisions } from '#web/lessons/order/describe-price.ts';
import { orderSizeOf } from './order-sum.tsx';
import { afterPaymentSteps, PAYMENT_PAGE_TEXTS as TEXTS } from './payment-page-texts.ts';

/** What comes after paying, in order. */
export function AfterPayment({ lesson }: { lesson: Lesson }) {
  return (
    <>
      <h2 className="text-xl font-bold">{TEXTS.afterTitle}</h2>
      <ol className="mt-3 grid gap-2.5">
        {afterPaymentSteps(describeRevisions(orderSizeOf(lesson))).map(({ step, note }, index) => (
          <li key={step} className="flex gap-3 leading-snug">
            <span className="num text-lg font-extrabold leading-snug text-acao" aria-hidden="true">
              {index + 1}
            </span>
            <span>
              {step}
              <span className="block text-base text-tinta-2">{note}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-4 leading-snug text-tinta-2">{TEXTS.regret}</p>
    </>
  );
}
