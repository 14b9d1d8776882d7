import { CalendarClock, Monitor, Users } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { DELIVERY_TYPES, type ServiceType, sizesOf } from '#shared/catalog/catalog.ts';
import { EDUCATION_LEVELS, OUTPUT_FORMATS } from '#shared/lessons/order.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { describePrice } from './describe-price.ts';
import { MaterialGroup } from './material/material-group.tsx';
import { useMaterial } from './material/use-material.ts';
import { MeterGroup } from './meter/meter-group.tsx';
import { METER_TEXTS } from './meter/meter-texts.ts';
import { type MeterReading, readMeter } from './meter/read-meter.ts';
import { useSettled } from './meter/use-settled.ts';
import { useOrderDraft } from './order-draft.ts';
import { DeliveryGroup, DetailsGroup, FormatGroup, OrderFold } from './order-groups.tsx';
import { OrderBar, OrderSummary } from './order-summary.tsx';
import { ORDER_TEXTS as TEXTS } from './order-texts.ts';
import { EMPTY_ORDER, formatOf, isSizeChosen, orderSizeOf, sizeFieldOf } from './order-values.ts';
import { useOrderForm } from './use-order-form.ts';
import { useOrderSubmission } from './use-order-submission.ts';

const RECOUNT_AFTER_MS = 400;

/** The whole order: material, meter with the sizes, folded choices, the sum beside them, one button. */
export function OrderForm({
  userId,
  serviceType,
  askedSize,
  onSent,
}: {
  userId: string;
  serviceType: ServiceType;
  /** Chosen on the page that led here; null where none was. */
  askedSize: number | null;
  onSent: (lessonId: string) => void;
}) {
  const source = useMaterial();
  const hasFile = source.chosen !== null;
  const meter = useRef<MeterReading | null>(null);
  const known = useRef({ hasFile });
  known.current = { hasFile };
  const form = useOrderForm({ ...EMPTY_ORDER, serviceType }, () => ({
    ...known.current,
    fitting: meter.current?.fitting ?? null,
  }));
  const { now: current, change } = form;
  const [now] = useState(() => new Date());
  const draft = useOrderDraft(userId, form);
  const choose = (size: number) => {
    const chosenFor = current().sizeChosenFor.split(' ').filter(Boolean);
    change({
      [sizeFieldOf(serviceType)]: String(size),
      sizeChosenFor: [...new Set([...chosenFor, serviceType])].join(' '),
    });
  };
  useEffect(() => change({ serviceType }), [change, serviceType]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a size asked for by the address counts once
  useEffect(() => {
    if (askedSize !== null && sizesOf(serviceType).includes(askedSize)) choose(askedSize);
  }, [askedSize, serviceType]);

  const values = { ...form.values, serviceType };
  const content = useSettled(values.content, RECOUNT_AFTER_MS);
  const reading = readMeter(serviceType, content, hasFile ? { material: source.material } : null);
  meter.current = reading;
  const isChosen = isSizeChosen(values);
  useEffect(() => {
    // Asked of the form: a draft or an address may have chosen since this was drawn.
    if (isChosen || isSizeChosen({ ...current(), serviceType })) return;
    change({ [sizeFieldOf(serviceType)]: reading.fitting === null ? '' : String(reading.fitting) });
  }, [change, current, serviceType, isChosen, reading.fitting]);

  const { submit, isBusy, progress, cancel } = useOrderSubmission(
    form,
    source,
    () => meter.current?.fitting ?? null,
    (lessonId, sent) => {
      const { firstOfTwo, secondOfTwo } = METER_TEXTS;
      // The second lesson of a divided material waits as a draft, with its file.
      const isDivided = sent.comments.includes(firstOfTwo);
      draft.forget(isDivided ? { ...sent, comments: sent.comments.replace(firstOfTwo, secondOfTwo) } : null);
      if (!isDivided) source.forget();
      onSent(lessonId);
    },
  );

  const order = orderSizeOf(values);
  const sum = order && describePrice(order, values.deliveryType, now);
  const { errors } = form;
  const button = (className: string) => (
    <Button type="submit" variant="chalk" isBusy={isBusy} busyLabel={TEXTS.submitting} className={className}>
      {TEXTS.submit}
    </Button>
  );
  const level = values.educationLevel as keyof typeof EDUCATION_LEVELS | '';
  return (
    <form
      noValidate
      className="mt-7 grid items-start gap-8 md:mt-9 lg:grid-cols-[minmax(0,1fr)_21rem]"
      onSubmit={submit}
    >
      <div className="min-w-0">
        {draft.isRestored && (
          <Notice tone="info" title={TEXTS.draftTitle} className="mb-5">
            <p>{hasFile ? TEXTS.draftWithFile : TEXTS.draftText}</p>
            <Button
              variant="outline"
              size="m"
              className="mt-3"
              onClick={() => {
                source.remove();
                draft.startOver();
              }}
            >
              {TEXTS.startOver}
            </Button>
          </Notice>
        )}
        <div className="card card-raised overflow-clip">
          <MaterialGroup form={form} source={source} />
          <MeterGroup
            form={form}
            serviceType={serviceType}
            reading={reading}
            theme={content.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}
            onSize={choose}
          />
          <OrderFold
            title={TEXTS.formatGroup}
            value={OUTPUT_FORMATS[formatOf(values)]}
            icon={Monitor}
            hasFault={errors.format !== undefined}
          >
            <FormatGroup form={form} />
          </OrderFold>
          <OrderFold
            title={TEXTS.deliveryGroup}
            value={`${DELIVERY_TYPES[values.deliveryType].label}, até ${describeDue()}`}
            icon={CalendarClock}
            hasFault={errors.deliveryType !== undefined}
          >
            <DeliveryGroup form={form} order={order} now={now} />
          </OrderFold>
          <OrderFold
            title={TEXTS.detailsGroup}
            value={TEXTS.details(level && EDUCATION_LEVELS[level], values.lessonDuration)}
            icon={Users}
            hasFault={[
              errors.educationLevel,
              errors.lessonDuration,
              errors.targetAudience,
              errors.learningObjectives,
              errors.comments,
            ].some(Boolean)}
          >
            <DetailsGroup form={form} />
          </OrderFold>
        </div>
      </div>
      <OrderSummary
        serviceType={serviceType}
        order={order}
        deliveryType={values.deliveryType}
        sum={sum}
        progress={progress}
        cancel={cancel}
        submit={button('w-full px-3!')}
      />
      <OrderBar
        serviceType={serviceType}
        sum={sum}
        progress={progress}
        cancel={cancel}
        submit={button('px-3.5! text-base!')}
      />
    </form>
  );

  function describeDue(): string {
    const any = order ?? { serviceType, size: sizesOf(serviceType)[0] ?? 0 };
    return describePrice(any, values.deliveryType, now).dueShort;
  }
}
