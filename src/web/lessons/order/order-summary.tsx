import { CircleCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  basePrice,
  type DeliveryType,
  type OrderSize,
  type ServiceType,
  sizesOf,
} from '#shared/catalog/catalog.ts';
import { formatReais } from '#shared/money.ts';
import { formatNumber } from '#shared/text/format.ts';
import type { UploadProgress } from '#web/platform/send-form.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { RootMark } from '#web/ui/root-mark.ts';
import type { PriceSum } from './describe-price.ts';
import { ORDER_TEXTS as TEXTS } from './order-texts.ts';

interface SummaryProps {
  serviceType: ServiceType;
  order: OrderSize | null;
  deliveryType: DeliveryType;
  /** Null while there is no size. */
  sum: PriceSum | null;
  /** Of the file that the order waits for. */
  progress: UploadProgress | null;
  cancel: () => void;
  submit: ReactNode;
}

/** The sum spelled out, beside the form on wide screens. */
export function OrderSummary(props: SummaryProps) {
  const { order, deliveryType, sum, submit } = props;
  const unit = props.serviceType === 'presentation' ? 'slides' : 'páginas';
  return (
    <aside className="card card-raised sticky top-6 overflow-clip max-lg:hidden" aria-label={TEXTS.summary}>
      <div className="p-6">
        <h2 className="text-xl">{TEXTS.summary}</h2>
        {sum && order ? (
          <ul className="mt-4 grid gap-3">
            <Line value={sum.base} note={`Plano ${sum.planLabel}`}>
              <span className="num">{order.size}</span> {unit}
            </Line>
            <Line value={sum.factor} note={`até ${sum.due}`}>
              {TEXTS.deliveryNames[deliveryType]}
            </Line>
            {sum.rounding && (
              <li className="flex justify-between gap-4 border-t border-border pt-3 text-base text-ink-2">
                <span className="num">{sum.rounding.sum}</span>
                <span className="num">{sum.rounding.exact}</span>
              </li>
            )}
          </ul>
        ) : (
          <p className="mt-4 text-ink-2">{TEXTS.noSumYet}</p>
        )}
      </div>
      <div className="chalkboard border-t-[5px] border-wood p-6 pt-5">
        <p className="flex items-end justify-between gap-4">
          <span className="leading-tight text-chalkboard-100">
            {TEXTS.total}
            <span className="block text-[.9375rem]">{TEXTS.onlyIfApproved}</span>
          </span>
          <output
            className={`num leading-none font-extrabold ${sum ? 'text-[2.5rem]' : 'text-xl whitespace-nowrap text-chalkboard-100'}`}
            aria-live="polite"
          >
            {sum?.total ?? describeRange(props.serviceType)}
          </output>
        </p>
        <FileProgress {...props} />
        <div className="mt-5 grid">{submit}</div>
        <p className="mt-4 flex gap-2 text-[.9375rem] leading-snug text-chalkboard-100">
          <CircleCheck size={20} className="shrink-0" aria-hidden="true" />
          <span>
            A análise costuma chegar em menos de 1 minuto; arquivos digitalizados demoram mais.
            {sum && ` Inclui ${sum.revisions}.`}
          </span>
        </p>
      </div>
    </aside>
  );
}

/** Price, date and button at the bottom of a phone; the file on its way above them. */
export function OrderBar(props: Omit<SummaryProps, 'order' | 'deliveryType'>) {
  const { sum, submit } = props;
  return (
    <div className="bar-fixed chalkboard lg:hidden">
      <RootMark name="bar" />
      <FileProgress {...props} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-fit leading-tight">
          <span className="num text-[.875rem] text-chalkboard-100">
            {sum ? `até ${sum.dueShort}` : TEXTS.total}
          </span>
          <output
            className={`num block leading-none font-extrabold whitespace-nowrap ${sum ? 'text-[1.6rem]' : 'text-lg'}`}
          >
            {sum?.total ?? describeRange(props.serviceType)}
          </output>
        </p>
        {submit}
      </div>
    </div>
  );
}

/** The order waits for its file: how much of it is out, where the eye is. */
function FileProgress({ progress, cancel }: Pick<SummaryProps, 'progress' | 'cancel'>) {
  if (!progress) return null;
  const percent = Math.floor((100 * progress.sent) / Math.max(1, progress.total));
  return (
    <div className="mt-3 mb-2 flex items-center gap-3">
      <span className="num text-[.9375rem] whitespace-nowrap">
        {percent < 100 ? TEXTS.sendingFile(`${percent}%`) : TEXTS.checking}
      </span>
      <div className="flex-1">
        <ProgressBar label={TEXTS.uploadLabel} percent={percent < 100 ? percent : null} />
      </div>
      <button
        type="button"
        className="-my-2 grid size-11 place-items-center rounded-field"
        aria-label={TEXTS.cancelSending}
        onClick={cancel}
      >
        <X size={20} aria-hidden="true" />
      </button>
    </div>
  );
}

/** `R$ 29 a 89`: what an order may cost while nothing decides its size. */
function describeRange(serviceType: ServiceType): string {
  const prices = sizesOf(serviceType).map((size) => basePrice({ serviceType, size }));
  return `${formatReais(Math.min(...prices))} a ${formatNumber(Math.max(...prices))}`;
}

function Line({ value, note, children }: { value: string; note: string; children: ReactNode }) {
  return (
    <li className="flex justify-between gap-4">
      <span className="min-w-0">
        {children}
        <span className="num block text-base text-ink-2">{note}</span>
      </span>
      <span className="num font-bold whitespace-nowrap">{value}</span>
    </li>
  );
}
