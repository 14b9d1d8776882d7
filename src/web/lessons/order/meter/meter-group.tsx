import { useNavigate } from '@tanstack/react-router';
import { fittingSize, lacksMaterial } from '#shared/analysis/capacity.ts';
import { basePrice, type OrderSize, type ServiceType, sizesOf } from '#shared/catalog/catalog.ts';
import { formatReais } from '#shared/money.ts';
import { orderSizeOf } from '#web/lessons/order/order-values.ts';
import type { OrderFormState } from '#web/lessons/order/use-order-form.ts';
import { Button } from '#web/ui/button.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Notice } from '#web/ui/notice.tsx';
import { METER_TEXTS as TEXTS, tellSize } from './meter-texts.ts';
import type { MeterReading } from './read-meter.ts';
import { Ruler, SizeCards } from './ruler.tsx';

/** How much the material yields, over the sizes there are to choose from. */
export function MeterGroup({
  form,
  serviceType,
  reading,
  theme,
  onSize,
}: {
  form: OrderFormState;
  serviceType: ServiceType;
  reading: MeterReading;
  /** What was typed, where it is hardly more than a theme. */
  theme: string;
  /** The person chose. */
  onSize: (size: number) => void;
}) {
  const size = orderSizeOf({ ...form.values, serviceType })?.size ?? null;
  const addPrompt = (prompt: string) => {
    const before = form.values.content.trimEnd();
    form.change({ content: `${before}${before === '' ? '' : '\n'}${prompt}: ` });
    form.focus('content');
  };
  return (
    <section className="border-b border-border bg-paper-2 p-5 md:p-8" aria-label={TEXTS.label}>
      <MeterHead serviceType={serviceType} reading={reading} theme={theme} />
      <Ruler serviceType={serviceType} reading={reading} size={size} />
      <div className="mt-3">
        <SizeCards form={form} serviceType={serviceType} reading={reading} onSize={onSize} />
      </div>
      {reading.kind === 'theme' && (
        <div className="mt-4 flex flex-wrap gap-2">
          {TEXTS.prompts.map((prompt) => (
            <Button
              key={prompt}
              variant="neutral"
              size="m"
              className="max-sm:w-full"
              onClick={() => addPrompt(prompt)}
            >
              + {prompt}
            </Button>
          ))}
        </div>
      )}
      {size !== null && (
        <MeterAdvice form={form} order={{ serviceType, size }} reading={reading} onSize={onSize} />
      )}
    </section>
  );
}

function MeterHead({
  serviceType,
  reading,
  theme,
}: Omit<Parameters<typeof MeterGroup>[0], 'form' | 'onSize'>) {
  const { kind, supported, pages } = reading;
  const isTold = supported > 0 && (kind === 'measured' || kind === 'reading');
  const title = {
    empty: TEXTS.empty,
    theme: TEXTS.theme(theme),
    unmeasured: TEXTS.unmeasured,
    reading: isTold && pages ? TEXTS.readingPages(pages.done) : isTold ? TEXTS.yields : TEXTS.reading,
    measured: TEXTS.yields,
  }[kind];
  const counted = TEXTS.counted(reading.words, reading.figures);
  const lead = {
    empty: TEXTS.emptyLead,
    theme: TEXTS.themeLead,
    unmeasured: TEXTS.unmeasuredLead,
    reading: TEXTS.readingLead,
    measured: reading.isEstimate && pages ? `${counted} ${TEXTS.estimated(pages.total)}` : counted,
  }[kind];
  return (
    <>
      <p
        className={joinClasses(
          'font-title text-[1.35rem] leading-tight font-bold tracking-tight wrap-anywhere md:text-[1.6rem]',
          kind === 'empty' && 'text-ink-2',
        )}
        aria-live="polite"
      >
        {title}
        {isTold && (
          <>
            {' '}
            <span
              className={joinClasses('whitespace-nowrap text-action', kind === 'measured' && 'chalk-tick')}
            >
              {tellSize(serviceType, supported)}
            </span>
          </>
        )}
      </p>
      <p className="mt-2 text-ink-2">{lead}</p>
    </>
  );
}

/** Where the chosen size does not suit the material: what that means, and the ways out. Nothing where it does. */
function MeterAdvice({
  form,
  order,
  reading,
  onSize,
}: {
  form: OrderFormState;
  order: OrderSize;
  reading: MeterReading;
  onSize: (size: number) => void;
}) {
  const navigate = useNavigate();
  const { serviceType, size } = order;
  const { supported, fitting } = reading;
  if (reading.kind !== 'measured' || fitting === null) return null;
  const priceOf = (other: number) => formatReais(basePrice({ serviceType, size: other }));
  if (lacksMaterial(order, supported)) {
    return (
      <Notice tone="warning" className="mt-4">
        <p className="text-ink">{TEXTS.lacking(serviceType, size, size - supported)}</p>
        <div className="mt-2.5 flex flex-wrap gap-2">
          {fitting < size && (
            <Button variant="action" size="m" className="max-sm:w-full" onClick={() => onSize(fitting)}>
              {TEXTS.changeTo(fitting, priceOf(fitting))}
            </Button>
          )}
          <Button variant="neutral" size="m" className="max-sm:w-full" onClick={() => form.focus('content')}>
            {TEXTS.writeMore}
          </Button>
        </div>
      </Notice>
    );
  }
  const largest = Math.max(...sizesOf(serviceType));
  if (supported <= largest) return null;
  const half = fittingSize(serviceType, Math.ceil(supported / 2));
  const divide = () => {
    onSize(half);
    const said = form.now().comments;
    if (!said.includes(TEXTS.firstOfTwo))
      form.change({ comments: [TEXTS.firstOfTwo, said].filter(Boolean).join('\n') });
  };
  return (
    <Notice tone="info" className="mt-4">
      <p className="text-ink">{TEXTS.tooMuch(serviceType, largest, supported - largest)}</p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Button variant="neutral" size="m" className="max-sm:w-full" onClick={divide}>
          {TEXTS.inTwo(formatReais(2 * basePrice({ serviceType, size: half })))}
        </Button>
        {serviceType === 'presentation' && (
          <Button
            variant="neutral"
            size="m"
            className="max-sm:w-full"
            onClick={() => void navigate({ to: '/upload', search: { type: 'booklet' }, replace: true })}
          >
            {TEXTS.makeBooklet}
          </Button>
        )}
      </div>
    </Notice>
  );
}
