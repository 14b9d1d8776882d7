import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { FormProvider, type Resolver, useForm } from 'react-hook-form';
import type { ServiceType } from '#shared/catalog/catalog.ts';
import { orderSchema } from '#shared/lessons/lesson.schemas.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { DeliveryGroup } from './delivery-group.tsx';
import { describePrice } from './describe-price.ts';
import { DetailsGroup } from './details-group.tsx';
import { FormatGroup } from './format-group.tsx';
import { MaterialGroup } from './material-group.tsx';
import { OrderBar, OrderSummary } from './order-summary.tsx';
import { ORDER_TEXTS as TEXTS } from './order-texts.ts';
import { EMPTY_ORDER, type OrderValues, sizeOf } from './order-values.ts';
import { useOrderDraft } from './use-order-draft.ts';
import { useOrderSubmission } from './use-order-submission.ts';

/** The whole order: four groups, the sum beside them, one button. `onSent` gets the new lesson's id. */
export function OrderForm({
  userId,
  serviceType,
  onSent,
}: {
  userId: string;
  serviceType: ServiceType;
  onSent: (lessonId: string) => void;
}) {
  const form = useForm<OrderValues, unknown, never>({
    // The schema checks what fields and radio buttons give; the call sends the same texts.
    resolver: zodResolver(orderSchema) as unknown as Resolver<OrderValues, unknown, never>,
    defaultValues: { ...EMPTY_ORDER, serviceType },
  });
  useEffect(() => form.setValue('serviceType', serviceType), [form, serviceType]);
  const [now] = useState(() => new Date());
  const draft = useOrderDraft(userId, form);
  const { submit, chosen, chooseFile, isBusy } = useOrderSubmission(form, (lessonId) => {
    draft.forget();
    onSent(lessonId);
  });

  const values = form.watch();
  const order = { serviceType, size: sizeOf({ ...values, serviceType }) };
  const sum = describePrice(order, values.deliveryType, now);
  const button = (className: string) => (
    <Button type="submit" variant="board" isBusy={isBusy} busyLabel={TEXTS.submitting} className={className}>
      {TEXTS.submit}
    </Button>
  );
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
              <p>{TEXTS.draftText}</p>
              <Button variant="outline" size="m" className="mt-3" onClick={draft.startOver}>
                {TEXTS.startOver}
              </Button>
            </Notice>
          )}
          <div className="cartao cartao-erguido overflow-clip">
            <MaterialGroup chosen={chosen} onFile={chooseFile} />
            <FormatGroup serviceType={serviceType} />
            <DeliveryGroup order={order} now={now} />
            <DetailsGroup />
          </div>
        </div>
        <OrderSummary
          order={order}
          deliveryType={values.deliveryType}
          sum={sum}
          submit={button('w-full px-3!')}
        />
        <OrderBar sum={sum} submit={button('px-3.5! text-base!')} />
      </form>
    </FormProvider>
  );
}
