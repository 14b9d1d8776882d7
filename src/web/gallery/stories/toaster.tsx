import { useEffect } from 'react';
import { isOpenedByAddress } from '#web/gallery/address.ts';
import { Sheet } from '#web/gallery/case.tsx';
import { doNothing, LONG_TEXT, UNBROKEN_TEXT } from '#web/gallery/samples.ts';
import type { Story } from '#web/gallery/story.ts';
import { Button } from '#web/ui/button.tsx';
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
const show = (message: ToastMessage) => showToast({ ...message, durationMs: TO_BE_LOOKED_AT_MS });

function Toasts() {
  useEffect(() => {
    const opened = Object.entries(MESSAGES).find(([key]) => isOpenedByAddress(`toaster/${key}`));
    if (opened) show(opened[1]);
  }, []);
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {Object.entries(MESSAGES).map(([key, { name, ...message }]) => (
          <Button
            key={key}
            variant="outline"
            size="m"
            data-opens={`toaster/${key}`}
            onClick={() => show(message)}
          >
            {name}
          </Button>
        ))}
      </div>
      <Toaster />
    </>
  );
}

export const toaster: Story = {
  id: 'toaster',
  name: 'Toast',
  purpose: 'Uma notícia por vez, por cinco segundos; arrasta-se para a direita, F8 leva a ela.',
  pieces: ['Toaster'],
  Show: () => (
    <Sheet>
      <Toasts />
    </Sheet>
  ),
};
