import { type FormEvent, useId, useRef, useState } from 'react';
import {
  DEFAULT_PAGE_COUNT,
  DEFAULT_SLIDE_COUNT,
  DELIVERY_TYPES,
  type DeliveryType,
  PLANS,
  planOf,
  SERVICE_TYPES,
  type ServiceType,
  sizesOf,
  totalPrice,
} from '#shared/catalog/catalog.ts';
import { deadlineFrom } from '#shared/catalog/delivery-deadline.ts';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { changeOrder } from '#shared/lessons/lessons.contract.ts';
import { OUTPUT_FORMATS, type OutputFormat, usualFormat } from '#shared/lessons/order.ts';
import { formatReais } from '#shared/money.ts';
import { formatDate } from '#shared/text/format.ts';
import type { PanelProps } from '#web/analysis/lesson-panel.ts';
import { useLessonAction } from '#web/analysis/use-lesson-action.ts';
import { callApi } from '#web/platform/call-api.ts';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { RadioCard } from '#web/ui/radio-card.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { CHANGE_TEXTS as TEXTS } from './change-texts.ts';
import { type Choice, choiceOf, describeChange } from './describe-change.ts';

/** Another size, kind, delivery or format before payment: what it costs stands on the button that confirms it. */
export function ChangeOrderDialog({
  lesson,
  sync,
  offer,
  onClose,
}: Pick<PanelProps, 'lesson' | 'sync'> & {
  /** What is chosen at first beside the order as it stands. */
  offer: Partial<Choice>;
  onClose: () => void;
}) {
  const [choice, setChoice] = useState<Choice>({ ...choiceOf(lesson), ...offer });
  const [error, setError] = useState<string>();
  const isSending = useRef(false);
  const { price, isResized, isChanged } = describeChange(lesson, choice);
  const { serviceType, size, deliveryType, format } = choice;
  const change = useLessonAction({
    run: () =>
      callApi(changeOrder, {
        params: { id: lesson.id },
        body: {
          serviceType,
          [serviceType === 'presentation' ? 'slideCount' : 'pageCount']: size,
          deliveryType,
          format,
          price,
        },
      }),
    sync,
    success: isResized && lesson.analysisError === null ? TEXTS.resized : TEXTS.changed,
    onDone: onClose,
  });
  const choose = (next: Partial<Choice>) => {
    setError(undefined);
    setChoice((before) => ({ ...before, ...next }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending || isSending.current) return;
    if (!isChanged) {
      setError(TEXTS.nothing);
      return;
    }
    isSending.current = true;
    change.mutate(undefined, {
      onSettled: () => {
        isSending.current = false;
      },
    });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={TEXTS.open}
      description={TEXTS.description}
    >
      <form noValidate onSubmit={submit} className="grid gap-6">
        <Choices lesson={lesson} choice={choice} choose={choose} />
        <div className="-bottom-5 -mx-5 -mb-5 border-t border-border bg-paper px-5 pb-5 pt-4 [@media(min-height:40rem)]:sticky sm:-bottom-7 sm:-mx-7 sm:-mb-7 sm:px-7 sm:pb-7">
          <p className="flex flex-wrap items-baseline gap-x-2" aria-live="polite">
            <span>{TEXTS.price}</span>
            {price === lesson.price ? (
              <span className="text-ink-2">{TEXTS.samePrice}</span>
            ) : (
              <span className="num text-ink-2">{TEXTS.from(formatReais(lesson.price))}</span>
            )}
            <span className="num text-[1.5rem] font-extrabold leading-tight">{formatReais(price)}</span>
          </p>
          {isChanged && (
            <p className="mt-1 text-base leading-snug text-ink-2">{consequenceOf(lesson, isResized)}</p>
          )}
          {error && (
            <p className="mt-1 font-bold text-error-t" role="alert">
              {error}
            </p>
          )}
          <DialogFooter
            cancel={TEXTS.back}
            onCancel={onClose}
            submit={TEXTS.confirm(formatReais(price))}
            isBusy={change.isPending}
            busyLabel={TEXTS.confirming}
            isLeavable
          />
        </div>
      </form>
    </Dialog>
  );
}

const KINDS = (Object.keys(SERVICE_TYPES) as ServiceType[]).map((value) => ({
  value,
  label: SERVICE_TYPES[value],
}));

function consequenceOf(lesson: Lesson, isResized: boolean): string {
  if (lesson.analysisError !== null) return '';
  if (isResized) return TEXTS.analysedAgain;
  return lesson.status === 'waiting_payment' ? TEXTS.approvalStays : '';
}

function Choices({
  lesson,
  choice,
  choose,
}: {
  lesson: Lesson;
  choice: Choice;
  choose: (next: Partial<Choice>) => void;
}) {
  const id = useId();
  const { serviceType, size, deliveryType, format } = choice;
  const ordered = choiceOf(lesson);
  const changeKind = (kind: ServiceType) =>
    choose({
      serviceType: kind,
      size:
        kind === lesson.serviceType
          ? ordered.size
          : kind === 'presentation'
            ? DEFAULT_SLIDE_COUNT
            : DEFAULT_PAGE_COUNT,
      format: kind === lesson.serviceType ? ordered.format : usualFormat(kind),
    });
  return (
    <>
      <SegmentedControl legend={TEXTS.kind} segments={KINDS} value={serviceType} onChange={changeKind} />
      <ChoiceGroup legend={TEXTS.size[serviceType]} className="grid gap-2.5">
        {sizesOf(serviceType).map((one) => (
          <RadioCard
            key={`${serviceType} ${one}`}
            name={`${id}-size`}
            value={String(one)}
            title={<span className="num">{TEXTS.units(one, serviceType)}</span>}
            description={
              <>
                {PLANS[planOf({ serviceType, size: one })].label}
                {serviceType === lesson.serviceType && one === ordered.size && `, ${TEXTS.now}`}
              </>
            }
            price={formatReais(totalPrice({ serviceType, size: one }, deliveryType))}
            checked={size === one}
            onChange={() => choose({ size: one })}
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend={TEXTS.delivery} className="grid gap-2.5">
        {(Object.keys(DELIVERY_TYPES) as DeliveryType[]).map((one) => (
          <RadioCard
            key={one}
            name={`${id}-delivery`}
            value={one}
            title={DELIVERY_TYPES[one].label}
            description={TEXTS.until(formatDate(deadlineFrom(new Date(), one).toISOString()))}
            price={formatReais(totalPrice({ serviceType, size }, one))}
            checked={deliveryType === one}
            onChange={() => choose({ deliveryType: one })}
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend={TEXTS.format} className="grid gap-2.5">
        {(Object.keys(OUTPUT_FORMATS) as OutputFormat[]).map((one) => (
          <RadioCard
            key={one}
            name={`${id}-format`}
            value={one}
            title={OUTPUT_FORMATS[one]}
            checked={format === one}
            onChange={() => choose({ format: one })}
          />
        ))}
      </ChoiceGroup>
    </>
  );
}
