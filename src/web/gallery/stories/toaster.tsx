import { useEffect, useState } from 'react';
import { isOpenedByAddress } from '#web/gallery/address.ts';
import { Sheet } from '#web/gallery/case.tsx';
import { doNothing, LONG_TEXT, UNBROKEN_TEXT } from '#web/gallery/samples.ts';
import type { Story } from '#web/gallery/story.ts';
import { Button } from '#web/ui/button.tsx';
import { LightToaster } from '#web/ui/light-toaster.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { showToast, type ToastMessage } from '#web/ui/toast-store.ts';
import { Toaster } from '#web/ui/toaster.tsx';

/** Long enough to be looked at; the product's own go after five seconds. */
const TO_BE_LOOKED_AT_MS = 600_000;
const MESSAGES: Record<string, ToastMessage & { name: string }> = {
  info: { name: 'info', title: 'Nova mensagem', description: 'A equipe escreveu no seu projeto.' },
  success: { name: 'sucesso', title: 'Sucesso!', description: 'Aula enviada.', tone: 'success' },
  error: {
    name: 'erro',
    title: 'Tipo de arquivo não permitido',
    description: 'Use apenas PDF, DOCX ou PPTX',
    tone: 'error',
  },
  action: {
    name: 'com ação',
    title: 'Arquivo removido',
    description: 'roteiro.pdf',
    action: { label: 'Desfazer', run: doNothing },
  },
  long: { name: '200 caracteres', title: LONG_TEXT, description: UNBROKEN_TEXT, tone: 'error' },
};
const DRAWN_BY = [
  { value: 'kit', label: 'No aplicativo' },
  { value: 'light', label: 'Fora dele' },
] as const;

function Toasts() {
  const isLightFirst = Object.keys(MESSAGES).some((key) => isOpenedByAddress(`toaster/light-${key}`));
  const [drawnBy, setDrawnBy] = useState<'kit' | 'light'>(isLightFirst ? 'light' : 'kit');
  const show = (key: string) => {
    const message = MESSAGES[key];
    if (message) showToast({ ...message, durationMs: TO_BE_LOOKED_AT_MS });
  };
  useEffect(() => {
    const key = Object.keys(MESSAGES).find(
      (name) => isOpenedByAddress(`toaster/${name}`) || isOpenedByAddress(`toaster/light-${name}`),
    );
    const message = key && MESSAGES[key];
    if (message) showToast({ ...message, durationMs: TO_BE_LOOKED_AT_MS });
  }, []);
  return (
    <>
      <div className="max-w-96">
        <SegmentedControl legend="Desenhado" segments={DRAWN_BY} value={drawnBy} onChange={setDrawnBy} />
      </div>
      <div className="flex flex-wrap gap-3">
        {Object.entries(MESSAGES)
          // The light one shows no action.
          .filter(([, { action }]) => drawnBy === 'kit' || !action)
          .map(([key, { name }]) => (
            <Button
              key={key}
              variant="outline"
              size="m"
              data-opens={`toaster/${drawnBy === 'light' ? 'light-' : ''}${key}`}
              onClick={() => show(key)}
            >
              {name}
            </Button>
          ))}
      </div>
      {drawnBy === 'kit' ? <Toaster /> : <LightToaster />}
    </>
  );
}

export const toaster: Story = {
  id: 'toaster',
  name: 'Toast',
  purpose:
    'Uma notícia por vez, por cinco segundos; arrasta-se para a direita, F8 leva a ela. Fora do aplicativo é mais leve.',
  pieces: ['Toaster', 'LightToaster'],
  Show: () => (
    <Sheet>
      <Toasts />
    </Sheet>
  ),
};
