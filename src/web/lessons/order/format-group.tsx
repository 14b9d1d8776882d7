import { useFormContext } from 'react-hook-form';
import { basePrice, PLANS, planOf, type ServiceType, sizesOf } from '#shared/catalog/catalog.ts';
import { OUTPUT_FORMATS, type OutputFormat } from '#shared/lessons/order.ts';
import { formatReais } from '#shared/money/money.ts';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { RadioCard } from '#web/ui/radio-card.tsx';
import { describeRevisions } from './describe-price.ts';
import { FormGroup } from './form-group.tsx';
import { ORDER_TEXTS as TEXTS } from './order-texts.ts';
import type { OrderValues } from './order-values.ts';
import { SizeDrawing } from './size-drawing.tsx';

/** The file format and the size, each size with its plan, price and revisions. */
export function FormatGroup({ serviceType }: { serviceType: ServiceType }) {
  const { register, formState } = useFormContext<OrderValues>();
  const { errors } = formState;
  const sizeField = serviceType === 'presentation' ? 'slideCount' : 'pageCount';
  const unit = serviceType === 'presentation' ? 'slides' : 'páginas';
  return (
    <FormGroup title={TEXTS.formatGroup}>
      <ChoiceGroup
        legend={TEXTS.formatQuestion}
        error={errors.format?.message}
        className="grid gap-3 sm:grid-cols-3"
      >
        {(Object.keys(OUTPUT_FORMATS) as OutputFormat[]).map((format) => (
          <RadioCard
            key={format}
            value={format}
            title={OUTPUT_FORMATS[format]}
            description={TEXTS.formatNotes[format]}
            {...register('format')}
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup
        key={sizeField}
        legend={TEXTS.sizeQuestion[serviceType]}
        error={errors[sizeField]?.message}
        className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4"
      >
        {sizesOf(serviceType).map((size) => {
          const order = { serviceType, size };
          return (
            <RadioCard
              key={size}
              value={String(size)}
              title={
                <span className="num text-[1.2rem] leading-tight font-extrabold whitespace-nowrap">
                  {size} {unit}
                </span>
              }
              description={
                <>
                  <SizeDrawing serviceType={serviceType} size={size} />
                  <span className="num block text-lg font-bold text-tinta">
                    {formatReais(basePrice(order))}
                  </span>
                  <strong className="font-bold text-tinta">{PLANS[planOf(order)].label}</strong>,{' '}
                  {describeRevisions(order)}
                </>
              }
              {...register(sizeField)}
            />
          );
        })}
      </ChoiceGroup>
    </FormGroup>
  );
}
