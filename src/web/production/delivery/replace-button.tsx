import { useQueryClient } from '@tanstack/react-query';
import { Replace } from 'lucide-react';
import { useEffect, useState } from 'react';
import { deliveryRuleFor, extensionsOf } from '#shared/files/accepted-kinds.ts';
import { replaceDelivery } from '#shared/production/production.contract.ts';
import type { Production } from '#shared/production/production.schemas.ts';
import { UploadRow } from '#web/files/upload-row.tsx';
import { useFileUpload } from '#web/files/use-file-upload.ts';
import { callApi } from '#web/platform/call-api.ts';
import { clientName } from '#web/production/describe-production.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { DELIVERY_TEXTS as TEXTS } from './delivery-texts.ts';
import { warnOfFile } from './warn-of-file.ts';

const SECOND_MS = 1000;

/** Puts another file in the place of the one just delivered, as long as the minutes beside it last. */
export function ReplaceButton({
  production: { id, lesson, replaceUntil },
}: {
  production: Pick<Production, 'id' | 'lesson' | 'replaceUntil'>;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const client = useQueryClient();
  const seconds = useSecondsUntil(replaceUntil);
  const name = clientName(lesson);
  const rule = deliveryRuleFor(lesson);
  const file = useFileUpload<{ deliveryUrl: string; units: number | null }>({
    rule,
    send: (chosen, call) => {
      const form = new FormData();
      form.set('file', chosen);
      return callApi(replaceDelivery, { params: { id }, form, ...call });
    },
    onSent: ({ units }, chosen) => {
      setIsOpen(false);
      const [warning] = warnOfFile(lesson, { name: chosen.name, units });
      showToast({ title: TEXTS.replaced, description: warning ?? TEXTS.replacedText(name), tone: 'success' });
      void client.invalidateQueries();
    },
  });
  const isSending = file.upload.state === 'sending';
  // What is being sent is not taken out of the hand: the server says whether it came in time.
  if (seconds <= 0 && !isSending && !isOpen) return null;
  return (
    <>
      <Button variant="outline" size="m" onClick={() => setIsOpen(true)}>
        <Replace size={18} aria-hidden="true" />
        {TEXTS.replaceSent}
        <span className="num">{TEXTS.timeLeft(Math.floor(seconds / 60), seconds % 60)}</span>
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={(toOpen) => !isSending && setIsOpen(toOpen)}
        title={TEXTS.replaceTitle}
        description={TEXTS.replaceText(name)}
      >
        <FileDrop
          label={TEXTS.file}
          dropText={TEXTS.drop}
          chooseLabel={TEXTS.choose}
          hint={rule.hint}
          accept={{ 'application/octet-stream': extensionsOf(rule) }}
          onFile={file.choose}
        >
          <UploadRow
            upload={file.upload}
            onCancel={file.cancel}
            onRetry={file.retry}
            onDismiss={file.dismiss}
          />
        </FileDrop>
        <DialogActions>
          <Button variant="neutral" size="m" onClick={() => setIsOpen(false)} disabled={isSending}>
            {TEXTS.close}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

/** Whole seconds to an instant, drawn anew each second; 0 once it is over. */
function useSecondsUntil(instant: string | null): number {
  const end = instant === null ? 0 : Date.parse(instant);
  const [now, setNow] = useState(() => Date.now());
  const isOver = now >= end;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  return Math.max(0, Math.ceil((end - now) / SECOND_MS));
}
