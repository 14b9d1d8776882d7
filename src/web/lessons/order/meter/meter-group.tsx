import { Check } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { basePrice, type ServiceType, sizesOf } from '#shared/catalog/catalog.ts';
import { formatReais } from '#shared/money.ts';
import { describeRevisions } from '#web/lessons/order/describe-price.ts';
import { ORDER_TEXTS } from '#web/lessons/order/order-texts.ts';
import { type OrderValues, orderSizeOf, sizeFieldOf } from '#web/lessons/order/order-values.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { MeterAdvice } from './meter-advice.tsx';
import { METER_TEXTS as TEXTS, tellSize } from './meter-texts.ts';
import { describeEffect, isBestFit, type MeterReading } from './read-meter.ts';
import { Ruler } from './ruler.tsx';

/** How much the material yields, over the sizes there are to choose from. */
export function MeterGroup({
  serviceType,
  reading,
  theme,
  onSize,
}: {
  serviceType: ServiceType;
  reading: MeterReading;
  /** What was typed, where it is hardly more than a theme. */
  theme: string;
  /** The person chose. */
  onSize: (size: number) => void;
}) {
  const { watch, setValue, setFocus } = useFormContext<OrderValues>();
  const values = watch();
  const size = orderSizeOf({ ...values, serviceType })?.size ?? null;
  const addPrompt = (prompt: string) => {
    const before = values.content.trimEnd();
    setValue('content', `${before}${before === '' ? '' : '\n'}${prompt}: `, { shouldDirty: true });
    setFocus('content');
  };
  return (
    <section className="border-b border-borda bg-papel-2 p-5 md:p-8" aria-label={TEXTS.label}>
      <MeterHead serviceType={serviceType} reading={reading} theme={theme} />
      <Ruler serviceType={serviceType} reading={reading} size={size} />
      <div className="mt-3">
        <SizeCards serviceType={serviceType} reading={reading} onSize={onSize} />
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
      {size !== null && <MeterAdvice order={{ serviceType, size }} reading={reading} onSize={onSize} />}
    </section>
  );
}

function MeterHead({ serviceType, reading, theme }: Omit<Parameters<typeof MeterGroup>[0], 'onSize'>) {
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
          'font-titulo text-[1.35rem] leading-tight font-bold tracking-tight wrap-anywhere md:text-[1.6rem]',
          kind === 'empty' && 'text-tinta-2',
        )}
        aria-live="polite"
      >
        {title}
        {isTold && (
          <>
            {' '}
            <span className={joinClasses('whitespace-nowrap text-acao', kind === 'measured' && 'marca-giz')}>
              {tellSize(serviceType, supported)}
            </span>
          </>
        )}
      </p>
      <p className="mt-2 text-tinta-2">{lead}</p>
    </>
  );
}

function SizeCards({
  serviceType,
  reading,
  onSize,
}: Pick<Parameters<typeof MeterGroup>[0], 'serviceType' | 'reading' | 'onSize'>) {
  const { register, formState } = useFormContext<OrderValues>();
  const field = sizeFieldOf(serviceType);
  const isBooklet = serviceType === 'booklet';
  return (
    <ChoiceGroup
      key={field}
      legend={ORDER_TEXTS.sizeQuestion[serviceType]}
      isLegendHidden
      error={formState.errors[field]?.message}
      className={joinClasses('grid gap-2', isBooklet ? 'lg:grid-cols-7' : 'md:grid-cols-4 md:gap-2.5')}
    >
      {sizesOf(serviceType).map((size) => {
        const order = { serviceType, size };
        const id = `size-${serviceType}-${size}`;
        const effect = describeEffect(reading, order);
        return (
          <label key={size} className={joinClasses('opcao tamanho', isBooklet && 'tamanho-estreito')}>
            <input
              type="radio"
              className="marca"
              value={String(size)}
              aria-labelledby={`${id}-name`}
              aria-describedby={`${id}-price ${id}-effect`}
              {...register(field, { onChange: (event) => onSize(Number(event.target.value)) })}
            />
            <strong id={`${id}-name`} className="num text-[1.2rem] leading-none whitespace-nowrap">
              {size} <span className={isBooklet ? 'lg:sr-only' : ''}>{isBooklet ? 'páginas' : 'slides'}</span>
            </strong>
            <span id={`${id}-price`} className="tamanho-preco num font-bold whitespace-nowrap">
              {formatReais(basePrice(order))}
            </span>
            <span id={`${id}-effect`} className="tamanho-efeito text-[.9375rem] leading-snug text-tinta-2">
              {isBestFit(reading, order) ? (
                <span className="inline-flex items-center gap-1 font-bold text-ok-t">
                  <Check size={16} className={isBooklet ? 'lg:hidden' : ''} aria-hidden="true" />
                  {TEXTS.bestFit}
                </span>
              ) : (
                (effect ?? describeRevisions(order))
              )}
            </span>
          </label>
        );
      })}
    </ChoiceGroup>
  );
}
