import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { SECOND_FACTOR_TEXTS as TEXTS } from './second-factor-texts.ts';
import { TurnOffDialog } from './turn-off-dialog.tsx';

/** From here on somebody should see to new codes. */
const FEW_CODES = 2;

export function FactorOn({ codesLeft, onTurnedOff }: { codesLeft: number; onTurnedOff: () => void }) {
  const [isLeaving, setLeaving] = useState(false);
  return (
    <>
      <Chip tone="ok" icon={<ShieldCheck aria-hidden="true" />}>
        {TEXTS.on}
      </Chip>
      <p className="mt-3 text-tinta-2">
        {codesLeft === 0 ? TEXTS.noCodesLeft : TEXTS.codesLeft(codesLeft)}{' '}
        {codesLeft <= FEW_CODES && TEXTS.fewCodes}
      </p>
      <Button
        variant="danger-outline"
        size="m"
        className="mt-4 max-sm:w-full"
        onClick={() => setLeaving(true)}
      >
        {TEXTS.turnOff}
      </Button>
      {isLeaving && <TurnOffDialog onClose={() => setLeaving(false)} onTurnedOff={onTurnedOff} />}
    </>
  );
}
