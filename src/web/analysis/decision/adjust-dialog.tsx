import { type FormEvent, useRef } from 'react';
import { MAX_ADJUSTMENTS_LENGTH } from '#shared/lessons/lesson.schemas.ts';
import { requestAdjustments } from '#shared/lessons/lessons.contract.ts';
import { DECISION_TEXTS as TEXTS } from '#web/analysis/analysis-texts.ts';
import type { PanelProps } from '#web/analysis/lesson-panel.ts';
import { useLessonAction } from '#web/analysis/use-lesson-action.ts';
import { callApi } from '#web/platform/call-api.ts';
import { useKeptText } from '#web/platform/use-kept-text.ts';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { composeAdjustments, roomForText } from './compose-adjustments.ts';

/** Asks for another analysis: what is written, and the improvements that were ticked in the report. */
export function AdjustDialog({
  lesson,
  sync,
  isOpen,
  onOpenChange,
  improvements,
}: Pick<PanelProps, 'lesson' | 'sync'> & {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  improvements: readonly string[];
}) {
  const room = roomForText(improvements);
  const { text, error, isRefused, write, forget } = useKeptText(`adjust.${lesson.id}`, (written) => {
    const whole = composeAdjustments(written, improvements);
    if (whole === '') return TEXTS.adjustEmpty;
    return written.length > room || whole.length > MAX_ADJUSTMENTS_LENGTH ? TEXTS.adjustTooLong : undefined;
  });
  const isSending = useRef(false);
  const ask = useLessonAction({
    run: (request: string) =>
      callApi(requestAdjustments, { params: { id: lesson.id }, body: { text: request } }),
    sync,
    success: TEXTS.adjusted,
    onDone: () => {
      forget();
      onOpenChange(false);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A second tap comes before the first has been drawn.
    if (ask.isPending || isSending.current) return;
    if (isRefused()) return;
    isSending.current = true;
    ask.mutate(composeAdjustments(text, improvements), {
      onSettled: () => {
        isSending.current = false;
      },
    });
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={TEXTS.adjust}
      description={TEXTS.adjustDescription}
    >
      <form noValidate onSubmit={submit}>
        <TextArea
          label={TEXTS.adjustLabel}
          isOptional={improvements.length > 0}
          limit={room}
          length={text.length}
          value={text}
          onChange={(event) => write(event.target.value)}
          error={error}
          rows={5}
        />
        {improvements.length > 0 && (
          <div className="mt-3 rounded-field bg-paper-2 p-4">
            <p className="font-bold">{TEXTS.chosen}</p>
            <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-base leading-snug">
              {improvements.map((improvement) => (
                <li key={improvement}>{improvement}</li>
              ))}
            </ul>
          </div>
        )}
        <DialogFooter
          cancel={TEXTS.close}
          onCancel={() => onOpenChange(false)}
          submit={TEXTS.send}
          isBusy={ask.isPending}
          busyLabel={TEXTS.sending}
          isLeavable
        />
      </form>
    </Dialog>
  );
}
