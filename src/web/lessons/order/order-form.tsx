import { zodResolver } from '@hookform/resolvers/zod';
import { CalendarClock, Monitor, Users } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, type Resolver, useForm } from 'react-hook-form';
import { DELIVERY_TYPES, type ServiceType, sizesOf } from '#shared/catalog/catalog.ts';
import { orderSchema } from '#shared/lessons/lesson.schemas.ts';
import { EDUCATION_LEVELS, OUTPUT_FORMATS } from '#shared/lessons/order.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { DeliveryGroup } from './delivery-group.tsx';
import { describePrice } from './describe-price.ts';
import { DetailsGroup } from './details-group.tsx';
import { FormatGroup } from './format-group.tsx';
import { MaterialGroup } from './material/material-group.tsx';
import { useMaterial } from './material/use-material.ts';
import { MeterGroup } from './meter/meter-group.tsx';
import { METER_TEXTS } from './meter/meter-texts.ts';
import { type MeterReading, readMeter } from './meter/read-meter.ts';
import { useSettled } from './meter/use-settled.ts';
import { OrderFold } from './order-fold.tsx';
import { OrderBar, OrderSummary } from './order-summary.tsx';
import { ORDER_TEXTS as TEXTS } from './order-texts.ts';
import {
  completeOrder,
  EMPTY_ORDER,
  formatOf,
  isSizeChosen,
  type OrderValues,
  orderSizeOf,
  sizeFieldOf,
} from './order-values.ts';
import { useOrderDraft } from './use-order-draft.ts';
import { useOrderSubmission } from './use-order-submission.ts';

const RECOUNT_AFTER_MS = 400;
const judge = zodResolver(orderSchema) as unknown as Resolver<OrderValues, unknown, never>;

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
  const form = useForm<OrderValues, unknown, never>({
    // The schema checks what fields and radio buttons give, completed as it is sent.
    resolver: (values, context, options) =>
      judge(
        completeOrder(values, { ...known.current, fitting: meter.current?.fitting ?? null }) as OrderValues,
        context,
        options,
      ),
    defaultValues: { ...EMPTY_ORDER, serviceType },
    shouldFocusError: false,
  });
  const [now] = useState(() => new Date());
  const draft = useOrderDraft(userId, form);
  const choose = (size: number) => {
    form.setValue(sizeFieldOf(serviceType), String(size), { shouldDirty: true });
    const chosenFor = form.getValues('sizeChosenFor').split(' ').filter(Boolean);
    form.setValue('sizeChosenFor', [...new Set([...chosenFor, serviceType])].join(' '));
  };
  useEffect(() => form.setValue('serviceType', serviceType), [form, serviceType]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a size asked for by the address counts once
  useEffect(() => {
    if (askedSize !== null && sizesOf(serviceType).includes(askedSize)) choose(askedSize);
  }, [askedSize, serviceType]);

  const values = { ...form.watch(), serviceType };
  const content = useSettled(values.content, RECOUNT_AFTER_MS);
  const reading = readMeter(serviceType, content, hasFile ? { material: source.material } : null);
  meter.current = reading;
  const isChosen = isSizeChosen(values);
  useEffect(() => {
    // Asked of the form: a draft or an address may have chosen since this was drawn.
    if (isChosen || isSizeChosen({ ...form.getValues(), serviceType })) return;
    form.setValue(sizeFieldOf(serviceType), reading.fitting === null ? '' : String(reading.fitting));
  }, [form, serviceType, isChosen, reading.fitting]);

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
  const { errors } = form.formState;
  const button = (className: string) => (
    <Button type="submit" variant="board" isBusy={isBusy} busyLabel={TEXTS.submitting} className={className}>
      {TEXTS.submit}
    </Button>
  );
  const level = values.educationLevel as keyof typeof EDUCATION_LEVELS | '';
  return (
    <FormProvider {...form}>
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
          <div className="cartao cartao-erguido overflow-clip">
            <MaterialGroup source={source} />
            <MeterGroup
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
              <FormatGroup />
            </OrderFold>
            <OrderFold
              title={TEXTS.deliveryGroup}
              value={`${DELIVERY_TYPES[values.deliveryType].label}, até ${describeDue()}`}
              icon={CalendarClock}
              hasFault={errors.deliveryType !== undefined}
            >
              <DeliveryGroup order={order} now={now} />
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
              <DetailsGroup />
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
    </FormProvider>
  );

  function describeDue(): string {
    const any = order ?? { serviceType, size: sizesOf(serviceType)[0] ?? 0 };
    return describePrice(any, values.deliveryType, now).dueShort;
  }
}
