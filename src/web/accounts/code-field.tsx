import { useEffect, useRef, useState } from 'react';
import { TextField } from '#web/ui/text-field.tsx';
import { CODE_TEXTS as TEXTS } from './code-texts.ts';

/** A code of the authenticator app; a recovery code does as well and needs letters, which a numeric keyboard lacks. */
export function CodeField({
  name,
  error,
  isFocused = false,
}: {
  name: string;
  error?: string | undefined;
  /** Takes the focus when it appears: the one thing to do. */
  isFocused?: boolean;
}) {
  const [isRecovery, setRecovery] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const takesFocus = useRef(isFocused);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other kind of code is another field
  useEffect(() => {
    if (takesFocus.current) field.current?.focus();
    takesFocus.current = true;
  }, [isRecovery]);
  return (
    <div>
      <TextField
        key={String(isRecovery)}
        ref={field}
        name={name}
        error={error}
        label={isRecovery ? TEXTS.recoveryCode : TEXTS.appCode}
        hint={isRecovery ? TEXTS.recoveryHint : TEXTS.appHint}
        spellCheck={false}
        {...(isRecovery
          ? { autoComplete: 'off', autoCapitalize: 'characters', maxLength: 40 }
          : { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 12 })}
      />
      <button
        type="button"
        className="elo inline-flex min-h-11 items-center"
        onClick={() => setRecovery(!isRecovery)}
      >
        {isRecovery ? TEXTS.useApp : TEXTS.useRecovery}
      </button>
    </div>
  );
}
