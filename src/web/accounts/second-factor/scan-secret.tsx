import { useEffect, useRef } from 'react';
import { useCopy } from '#web/platform/use-copy.ts';
import { AnchorButton } from '#web/ui/anchor-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { SECOND_FACTOR_TEXTS as TEXTS } from './second-factor-texts.ts';

/** The secret as a picture, as text, and on a phone as a link: what shows the picture cannot scan it. Apps skip the blanks. */
export function ScanSecret({
  secret: { secret, otpauthUrl, qrCode },
}: {
  secret: { secret: string; otpauthUrl: string; qrCode: string };
}) {
  const copy = useCopy<HTMLTextAreaElement>();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone; who reads by ear goes on at the first step.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="text-[1.25rem]">
        {TEXTS.scanTitle}
      </h3>
      <p className="mt-1 text-tinta-2">{TEXTS.scanText}</p>
      <div className="mt-4 flex flex-col gap-x-8 gap-y-4 sm:flex-row sm:items-center">
        <div className="w-48 shrink-0 rounded-campo border border-borda bg-white p-1 max-sm:mx-auto">
          <img
            src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
            alt={TEXTS.qrCode}
            width={184}
            height={184}
            className="block h-auto w-full"
          />
        </div>
        <div className="min-w-0 flex-1">
          <AnchorButton
            href={otpauthUrl}
            variant="outline"
            size="m"
            className="mb-4 w-full pointer-fine:hidden"
          >
            {TEXTS.openApp}
          </AnchorButton>
          <div className="flex flex-wrap items-end gap-3">
            <FormField className="min-w-0 flex-1 basis-64" label={TEXTS.secret}>
              {(wiring) => (
                <textarea
                  {...wiring}
                  ref={copy.ref}
                  readOnly
                  rows={1}
                  value={secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
                  spellCheck={false}
                  onFocus={(event) => event.currentTarget.select()}
                  className="campo block min-h-12! resize-none"
                />
              )}
            </FormField>
            <Button variant="neutral" size="m" className="min-h-12" onClick={() => void copy.copy()}>
              {copy.state === 'copied' ? TEXTS.copied : TEXTS.copy}
            </Button>
          </div>
          <p className="dica mt-1.5" role="status">
            {copy.state === 'by_hand' && TEXTS.copyByHand}
          </p>
        </div>
      </div>
    </>
  );
}
