import { Copy, Download } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useCopy } from '#web/platform/use-copy.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FieldError, FormField } from '#web/ui/form-field.tsx';
import { SECOND_FACTOR_TEXTS as TEXTS } from './second-factor-texts.ts';

/** The recovery codes, this once; only who says that they are kept goes on. */
export function RecoveryCodes({
  codes,
  email,
  onKept,
}: {
  codes: readonly string[];
  email: string;
  onKept: () => void;
}) {
  const copy = useCopy<HTMLTextAreaElement>();
  const [isKept, setKept] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useWarningBeforeLeaving();
  const finish = (event: FormEvent) => {
    event.preventDefault();
    if (isKept) onKept();
    else setRefused(true);
  };
  return (
    <form onSubmit={finish} noValidate>
      <h3 ref={heading} tabIndex={-1} className="text-[1.25rem]">
        {TEXTS.codesTitle}
      </h3>
      <p className="mt-1 text-ink-2">{TEXTS.codesText}</p>
      <FormField label={TEXTS.codes} className="mt-4 max-w-md">
        {(wiring) => (
          <textarea
            {...wiring}
            ref={copy.ref}
            readOnly
            rows={codes.length}
            value={codes.join('\n')}
            spellCheck={false}
            className="field max-h-none! resize-none tracking-wide"
          />
        )}
      </FormField>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="neutral" size="m" onClick={() => void copy.copy()}>
          <Copy size={18} aria-hidden="true" />
          {copy.state === 'copied' ? TEXTS.copied : TEXTS.copyCodes}
        </Button>
        <Button
          variant="neutral"
          size="m"
          onClick={() => saveText([TEXTS.fileHead(email), '', ...codes, ''].join('\r\n'), TEXTS.fileName)}
        >
          <Download size={18} aria-hidden="true" />
          {TEXTS.download}
        </Button>
      </div>
      <p className="hint mt-1.5" role="status">
        {copy.state === 'by_hand' && TEXTS.copyByHand}
      </p>
      <Checkbox
        className="mt-3"
        label={TEXTS.kept}
        checked={isKept}
        onChange={(event) => setKept(event.currentTarget.checked)}
        aria-invalid={isRefused && !isKept}
      />
      <div role="alert">
        <FieldError error={isRefused && !isKept ? TEXTS.keepFirst : undefined} />
      </div>
      <Button type="submit" size="m" className="mt-4 max-sm:w-full">
        {TEXTS.finish}
      </Button>
    </form>
  );
}

/** Codes that nobody wrote down are gone with the page: the browser asks before it lets them go. */
function useWarningBeforeLeaving(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
}

/** Has the browser save a text as a file. */
function saveText(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
