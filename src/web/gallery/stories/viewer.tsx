import { Download } from 'lucide-react';
import { Sheet } from '#web/gallery/case.tsx';
import { Opener } from '#web/gallery/opener.tsx';
import { UNBROKEN_TEXT } from '#web/gallery/samples.ts';
import type { Story } from '#web/gallery/story.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Viewer } from '#web/ui/viewer.tsx';

const page = (
  <div className="grid min-h-0 flex-1 place-items-center overflow-y-auto bg-background p-5">
    <div className="grid aspect-video w-full max-w-160 place-items-center rounded-sheet bg-chalk font-title text-charcoal shadow-sheet">
      Página 1
    </div>
  </div>
);

export const viewer: Story = {
  id: 'viewer',
  name: 'Visor',
  purpose: 'Mostra uma página ou imagem em quase toda a janela; o que se faz com ela fica sempre à vista.',
  pieces: ['Viewer'],
  Show: () => (
    <Sheet>
      <div className="flex flex-wrap gap-3">
        <Opener state="viewer/footer" label="Com rodapé e ação">
          {(isOpen, setOpen) => (
            <Viewer
              isOpen={isOpen}
              onOpenChange={setOpen}
              title="fotossintese-7-ano.pptx"
              actions={<IconButton label="Baixar" icon={<Download size={20} aria-hidden="true" />} />}
              footer={
                <div className="flex items-center justify-between gap-3">
                  <Button variant="neutral" size="m" disabled>
                    Anterior
                  </Button>
                  <span className="num">1 de 15</span>
                  <Button variant="neutral" size="m">
                    Próxima
                  </Button>
                </div>
              }
            >
              {page}
            </Viewer>
          )}
        </Opener>
        <Opener state="viewer/long" label="200 caracteres">
          {(isOpen, setOpen) => (
            <Viewer isOpen={isOpen} onOpenChange={setOpen} title={UNBROKEN_TEXT}>
              {page}
            </Viewer>
          )}
        </Opener>
      </div>
    </Sheet>
  ),
};
