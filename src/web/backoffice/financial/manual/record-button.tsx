import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ManualPaymentDialog } from './manual-payment-dialog.tsx';
import { MANUAL_TEXTS } from './manual-texts.ts';

/** Opens the record of a payment by other means, for whichever lesson is named there. */
export function RecordButton() {
  const [isRecording, setRecording] = useState(false);
  return (
    <>
      <Button variant="neutral" size="d" onClick={() => setRecording(true)}>
        <Plus size={18} aria-hidden="true" />
        {MANUAL_TEXTS.open}
      </Button>
      {isRecording && <ManualPaymentDialog lesson={null} onClose={() => setRecording(false)} />}
    </>
  );
}
