import { CircleCheck, PackageCheck, TriangleAlert } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { extensionsOf } from '#shared/files/accepted-kinds.ts';
import type { DeliveryReport } from '#shared/production/delivery-report.ts';
import { MAX_NOTES_LENGTH } from '#shared/production/production.schemas.ts';
import { UploadRow } from '#web/files/upload-row.tsx';
import { messageOf } from '#web/platform/api-problem.ts';
import { clientName } from '#web/production/describe-production.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { FieldError } from '#web/ui/form-field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { DeliveryBadge } from './delivery-badge.tsx';
import { DeliveryReportPart } from './delivery-report.tsx';
import { REPORT_TEXTS, DELIVERY_TEXTS as TEXTS } from './delivery-texts.ts';
import type { DeliveryFaults } from './judge-delivery.ts';
import { type Delivered, useDelivery } from './use-delivery.ts';

/** Opens the delivery of a production. What was written and sent for it outlives the dialog, not the screen. */
export function DeliverButton({
  production,
  children = TEXTS.deliver,
  ...look
}: { production: Delivered } & Pick<ButtonProps, 'variant' | 'size' | 'className' | 'children'>) {
  const [isOpen, setIsOpen] = useState(false);
  const delivery = useDelivery(production, { isOpen, onDone: () => setIsOpen(false) });
  return (
    <>
      <Button
        {...look}
        onClick={() => {
          delivery.handOver.reset();
          setIsOpen(true);
        }}
      >
        <PackageCheck size={18} aria-hidden="true" />
        {children}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={(toOpen) => !delivery.handOver.isPending && setIsOpen(toOpen)}
        title={TEXTS.title}
        description={TEXTS.description(clientName(production.lesson))}
      >
        <DeliveryForm title={production.lesson.title} delivery={delivery} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

/** The final file and the notes of a delivery; its button leads to what lacks. */
function DeliveryForm({
  title,
  delivery,
  onClose,
}: {
  title: string;
  delivery: ReturnType<typeof useDelivery>;
  onClose: () => void;
}) {
  const fileErrorId = useId();
  const { rule, file, uploaded, faults, handOver } = delivery;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const lacking = handOver.isPending ? null : delivery.deliver();
    if (lacking) form.querySelector<HTMLElement>(placeOf(lacking))?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="line-clamp-3 font-bold wrap-anywhere" title={title}>
        {title}
      </p>
      {handOver.isError && (
        <Notice tone="error" title={TEXTS.failed}>
          <p>{messageOf(handOver.error)}</p>
        </Notice>
      )}
      <div data-part="file">
        <FileDrop
          label={TEXTS.file}
          dropText={TEXTS.drop}
          chooseLabel={uploaded ? TEXTS.replace : TEXTS.choose}
          hint={rule.hint}
          accept={{ 'application/octet-stream': extensionsOf(rule) }}
          onFile={file.choose}
          describedBy={faults.file ? fileErrorId : undefined}
        >
          {uploaded && file.upload.state !== 'sending' && <UploadedFile {...uploaded} />}
          <UploadRow
            upload={file.upload}
            onCancel={file.cancel}
            onRetry={file.retry}
            onDismiss={file.dismiss}
          />
          <FieldError id={fileErrorId} error={faults.file} />
        </FileDrop>
      </div>
      {file.upload.state !== 'sending' && uploaded && !/\.pdf$/i.test(uploaded.name) && (
        <p className="hint">{TEXTS.onlyFile}</p>
      )}
      {file.upload.state !== 'sending' && uploaded?.report && (
        <section className="rounded-field border border-border px-4 py-3" aria-label={REPORT_TEXTS.title}>
          <h3 className="mb-1 font-text text-[1rem] font-bold tracking-normal">{REPORT_TEXTS.title}</h3>
          <DeliveryReportPart report={uploaded.report} />
        </section>
      )}
      {file.upload.state !== 'sending' && delivery.warnings.length > 0 && (
        <Notice tone="warning" title={TEXTS.check}>
          {delivery.warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
          <Checkbox
            label={TEXTS.checked}
            name="checked"
            checked={delivery.isChecked}
            onChange={({ target }) => delivery.check(target.checked)}
          />
          <FieldError error={faults.check} />
        </Notice>
      )}
      <TextArea
        label={TEXTS.notes}
        hint={TEXTS.notesHint}
        minLines={3}
        limit={MAX_NOTES_LENGTH}
        length={delivery.notes.length}
        error={faults.notes}
        value={delivery.notes}
        onChange={({ target }) => delivery.write(target.value)}
      />
      <DialogFooter
        cancel={TEXTS.cancel}
        onCancel={onClose}
        submit={TEXTS.deliver}
        isBusy={handOver.isPending}
        busyLabel={TEXTS.delivering}
      />
    </form>
  );
}

/** Where what lacks first is mended. */
function placeOf({ file, check }: DeliveryFaults): string {
  if (file) return '[data-part=file] button';
  return check ? 'input[name=checked]' : 'textarea';
}

function UploadedFile({ name, report }: { name: string; report: DeliveryReport | null }) {
  const isFaulty = report?.findings.some(({ severity }) => severity === 'hard') ?? false;
  const Icon = isFaulty ? TriangleAlert : CircleCheck;
  return (
    <div className="flex items-center gap-3 rounded-field border border-border bg-paper p-3">
      <DeliveryBadge name={name} />
      <p className="min-w-0 flex-1 leading-snug">
        <strong className="line-clamp-2 wrap-anywhere" title={name}>
          {name}
        </strong>
        <span className={`hint flex items-center gap-1.5 ${isFaulty ? 'text-warning-t!' : 'text-ok-t!'}`}>
          <Icon size={16} className="shrink-0" aria-hidden="true" />
          {isFaulty ? TEXTS.uploadedFaulty : TEXTS.uploaded}
        </span>
      </p>
    </div>
  );
}
