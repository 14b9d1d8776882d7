import { CalendarCheck } from 'lucide-react';
import { DELIVERY_TYPES } from '#shared/catalog/catalog.ts';
import { deadlineFrom } from '#shared/catalog/deadline.ts';
import { formatReais } from '#shared/money/money.ts';
import { DECISION_TEXTS } from '#web/analysis/analysis-texts.ts';
import { CancelOrder } from '#web/analysis/decision/cancel-order.tsx';
import type { PanelProps } from '#web/analysis/lesson-panel.ts';
import { PAYMENT_TEXTS as TEXTS } from '#web/analysis/stage-texts.ts';
import { formatDate } from '#web/platform/format.ts';
import { Notice } from '#web/ui/notice.tsx';
import { ReportSheet } from './report-sheet.tsx';

/** Approved: what it costs, until when it comes if paid today, and what happens then. */
export function PaymentPanel(props: PanelProps) {
  const { lesson, sync } = props;
  const { label, termDays } = DELIVERY_TYPES[lesson.deliveryType];
  return (
    <>
      <ReportSheet
        {...props}
        next={TEXTS.next}
        aside={
          <section className="mt-6 grid gap-x-10 gap-y-6 rounded-campo border border-borda p-5 lg:grid-cols-2">
            <div>
              <h2 className="text-xl font-bold">{TEXTS.title}</h2>
              <p className="mt-3 flex items-baseline justify-between gap-4">
                <span>
                  {TEXTS.total}
                  <span className="num block text-base text-tinta-2">{TEXTS.delivery(label, termDays)}</span>
                </span>
                <span className="num text-[2rem] font-extrabold leading-none">
                  {formatReais(lesson.price)}
                </span>
              </p>
              <p className="num mt-3 flex items-start gap-2.5">
                <CalendarCheck size={20} className="mt-0.5 text-acao" aria-hidden="true" />
                {TEXTS.estimate(formatDate(deadlineFrom(new Date(), lesson.deliveryType)))}
              </p>
              <Notice tone="info" className="mt-4">
                <p className="leading-snug">{TEXTS.preparing}</p>
              </Notice>
            </div>
            <div>
              <h2 className="text-xl font-bold">{TEXTS.afterTitle}</h2>
              <ol className="mt-3 grid gap-2.5">
                {TEXTS.after.map((step, index) => (
                  <li key={step} className="flex gap-3 leading-snug">
                    <span className="num font-bold text-acao">{index + 1}</span>
                    {step}
                  </li>
                ))}
              </ol>
            </div>
          </section>
        }
      />
      <div className="nao-imprime mt-4">
        <CancelOrder lesson={lesson} sync={sync} label={DECISION_TEXTS.cancelOrder} />
      </div>
    </>
  );
}
