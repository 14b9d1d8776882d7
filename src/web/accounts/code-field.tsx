import { useEffect, useRef, useState } from 'react';
import { TextField } from '#web/ui/text-field.tsx';

/** What is said where a code of the second factor is asked for. */
export const CODE_TEXTS = {
  title: 'Verificação em duas etapas',
  lead: (name: string) => `Falta um passo para entrar como ${name}.`,
  appCode: 'Código de 6 dígitos',
  appHint: 'Abra o aplicativo autenticador e digite o código que ele mostra para a Lousa.',
  recoveryCode: 'Código de recuperação',
  recoveryHint: 'Um dos códigos que você guardou ao ativar. Cada um vale uma vez.',
  useRecovery: 'Usar um código de recuperação',
  useApp: 'Usar o código do aplicativo',
  confirm: 'Confirmar e entrar',
  back: 'Voltar para a senha',
  missing: 'Informe o código',
  lostBoth: 'Sem o celular e sem os códigos? Fale com a administração da Lousa.',
} as const;

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
        label={isRecovery ? CODE_TEXTS.recoveryCode : CODE_TEXTS.appCode}
        hint={isRecovery ? CODE_TEXTS.recoveryHint : CODE_TEXTS.appHint}
        spellCheck={false}
        {...(isRecovery
          ? { autoComplete: 'off', autoCapitalize: 'characters', maxLength: 40 }
          : { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 12 })}
      />
      <button
        type="button"
        className="link inline-flex min-h-11 items-center"
        onClick={() => setRecovery(!isRecovery)}
      >
        {isRecovery ? CODE_TEXTS.useApp : CODE_TEXTS.useRecovery}
      </button>
    </div>
  );
}
