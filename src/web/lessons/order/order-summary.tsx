import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DeliveryType, OrderSize } from '#shared/catalog/catalog.ts';
import type { PriceSum } from './describe-price.ts';
import { ORDER_TEXTS as TEXTS } from './order-texts.ts';

interface SummaryProps {
  order: OrderSize;
  deliveryType: DeliveryType;
  sum: PriceSum;
  submit: ReactNode;
}

/** The sum spelled out, beside the form on wide screens. */
export function OrderSummary({ order, deliveryType, sum, submit }: SummaryProps) {
  const unit = order.serviceType === 'presentation' ? 'slides' : 'páginas';
  return (
    <aside
      className="cartao cartao-erguido sticky top-6 overflow-clip max-lg:hidden"
      aria-label={TEXTS.summary}
    >
      <div className="p-6">
        <h2 className="text-xl">{TEXTS.summary}</h2>
        <ul className="mt-4 grid gap-3">
          <Line value={sum.base} note={`Plano ${sum.planLabel}`}>
            <span className="num">{order.size}</span> {unit}
          </Line>
          <Line value={sum.factor} note={`até ${sum.due}`}>
            {TEXTS.deliveryNames[deliveryType]}
          </Line>
          {sum.rounding && (
            <li className="flex justify-between gap-4 border-t border-borda pt-3 text-base text-tinta-2">
              <span className="num">{sum.rounding.sum}</span>
              <span className="num">{sum.rounding.exact}</span>
            </li>
          )}
        </ul>
      </div>
      <div className="quadro border-t-[5px] border-madeira p-6 pt-5">
        <p className="flex items-end justify-between gap-4">
          <span className="leading-tight text-lousa-100">
            {TEXTS.total}
            <span className="block text-[.9375rem]">{TEXTS.onlyIfApproved}</span>
          </span>
          <output className="num text-[2.5rem] leading-none font-extrabold" aria-live="polite">
            {sum.total}
          </output>
        </p>
        <div className="mt-5 grid">{submit}</div>
        <p className="mt-4 flex gap-2 text-[.9375rem] leading-snug text-lousa-100">
          <CircleCheck size={20} className="shrink-0" aria-hidden="true" />
          <span>
            A análise costuma chegar em menos de 1 minuto; arquivos digitalizados demoram mais. Inclui{' '}
            {sum.revisions}.
          </span>
        </p>
      </div>
    </aside>
  );
}

/** Total and button at the bottom of a phone. */
export function OrderBar({ sum, submit }: Pick<SummaryProps, 'sum' | 'submit'>) {
  return (
    <div className="barra-fixa quadro flex flex-wrap items-center justify-between gap-3 lg:hidden">
      <p className="min-w-fit leading-tight">
        <span className="text-[.9375rem] text-lousa-100">{TEXTS.total}</span>
        <output className="num block text-[1.75rem] leading-none font-extrabold whitespace-nowrap">
          {sum.total}
        </output>
      </p>
      {submit}
    </div>
  );
}

function Line({ value, note, children }: { value: string; note: string; children: ReactNode }) {
  return (
    <li className="flex justify-between gap-4">
      <span className="min-w-0">
        {children}
        <span className="num block text-base text-tinta-2">{note}</span>
      </span>
      <span className="num font-bold whitespace-nowrap">{value}</span>
    </li>
  );
}
