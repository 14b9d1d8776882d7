import { ChevronDown, type LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { DELIVERY_TYPES, type DeliveryType, type OrderSize, totalPrice } from '#shared/catalog/catalog.ts';
import { deadlineFrom } from '#shared/catalog/delivery-deadline.ts';
import { EDUCATION_LEVELS, OUTPUT_FORMATS, type OutputFormat } from '#shared/lessons/order.ts';
import { formatReais } from '#shared/money.ts';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { RadioCard } from '#web/ui/radio-card.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { describeDay, describeFactor } from './describe-price.ts';
import { ORDER_TEXTS as TEXTS } from './order-texts.ts';
import { formatOf } from './order-values.ts';
import type { OrderFormState } from './use-order-form.ts';

/** Who learns, how long, what for, and a word to the team. All of it may stay empty. */
export function DetailsGroup({ form: { field } }: { form: OrderFormState }) {
  return (
    <>
      <p className="max-w-[56ch] text-ink-2">{TEXTS.detailsLead}</p>
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        <SelectField label={TEXTS.level} {...field('educationLevel')}>
          <option value="">{TEXTS.noLevel}</option>
          {Object.entries(EDUCATION_LEVELS).map(([level, label]) => (
            <option key={level} value={level}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField
          label={
            <>
              {TEXTS.duration} <span className="font-normal text-ink-2">({TEXTS.minutes})</span>
            </>
          }
          inputMode="numeric"
          placeholder="Por exemplo, 50"
          {...field('lessonDuration')}
        />
      </div>
      <TextField label={TEXTS.audience} hint={TEXTS.audienceHint} {...field('targetAudience')} />
      <TextArea
        label={TEXTS.objectives}
        minLines={3}
        hint={TEXTS.objectivesHint}
        {...field('learningObjectives')}
      />
      <TextArea
        label={TEXTS.comments}
        isOptional
        minLines={3}
        placeholder={TEXTS.commentsPlaceholder}
        {...field('comments')}
      />
    </>
  );
}

/** The file format. Nothing is written into the form until the person chooses, so that the usual one follows the service. */
export function FormatGroup({ form: { values, errors, change } }: { form: OrderFormState }) {
  const current = formatOf(values);
  return (
    <ChoiceGroup legend={TEXTS.formatQuestion} error={errors.format} className="grid gap-3 sm:grid-cols-3">
      {(Object.keys(OUTPUT_FORMATS) as OutputFormat[]).map((one) => (
        <RadioCard
          key={one}
          name="format"
          value={one}
          title={OUTPUT_FORMATS[one]}
          description={TEXTS.formatNotes[values.serviceType][one]}
          checked={one === current}
          onChange={() => change({ format: one })}
        />
      ))}
    </ChoiceGroup>
  );
}

/** The delivery terms, each with the day it would end if it were paid at `now`, and the price it makes. */
export function DeliveryGroup({
  form: { values, errors, change },
  order,
  now,
}: {
  form: OrderFormState;
  order: OrderSize | null;
  now: Date;
}) {
  return (
    <>
      <p className="max-w-[56ch] text-ink-2">{TEXTS.deliveryLead}</p>
      <ChoiceGroup
        legend={TEXTS.deliveryQuestion}
        isLegendHidden
        error={errors.deliveryType}
        className="grid gap-2.5"
      >
        {(Object.keys(DELIVERY_TYPES) as DeliveryType[]).map((deliveryType) => {
          const { label, multiplier, termDays } = DELIVERY_TYPES[deliveryType];
          return (
            <RadioCard
              key={deliveryType}
              name="deliveryType"
              value={deliveryType}
              checked={values.deliveryType === deliveryType}
              onChange={() => change({ deliveryType })}
              title={label}
              description={
                <>
                  até{' '}
                  <span className="num font-medium text-ink">
                    {describeDay(deadlineFrom(now, deliveryType), now)}
                  </span>{' '}
                  <span className="whitespace-nowrap">
                    (<span className="num">{termDays}</span> dias)
                  </span>
                </>
              }
              price={order ? formatReais(totalPrice(order, deliveryType)) : describeFactor(deliveryType)}
              priceNote={order && (multiplier === 1 ? TEXTS.basePrice : describeFactor(deliveryType))}
            />
          );
        })}
      </ChoiceGroup>
    </>
  );
}

/** A group of the order folded into one line with what is chosen in it; opens by itself for a fault within. */
export function OrderFold({
  title,
  value,
  icon: Icon,
  hasFault,
  children,
}: {
  title: string;
  value: string;
  icon: LucideIcon;
  hasFault: boolean;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (hasFault) setOpen(true);
  }, [hasFault]);
  return (
    <details
      className="group border-b border-border last:border-b-0"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-16 cursor-pointer list-none items-center gap-3 px-5 hover:bg-paper-2 md:px-8 [&::-webkit-details-marker]:hidden">
        <Icon size={22} className="shrink-0 text-action" aria-hidden="true" />
        <span className="font-title text-lg font-bold">{title}</span>
        <span className="num ml-auto min-w-0 truncate text-right text-ink-2">{value}</span>
        <ChevronDown size={20} className="shrink-0 group-open:rotate-180" aria-hidden="true" />
      </summary>
      <div className="grid gap-6 px-5 pt-2 pb-6 md:px-8 md:pb-8">{children}</div>
    </details>
  );
}
