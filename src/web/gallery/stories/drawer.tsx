import { Sheet } from '#web/gallery/case.tsx';
import { Opener } from '#web/gallery/opener.tsx';
import { LONG_TEXT, UNBROKEN_TEXT } from '#web/gallery/samples.ts';
import type { Story } from '#web/gallery/story.ts';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const PARAGRAPHS = Array.from({ length: 14 }, (_, index) => `${index + 1}. ${LONG_TEXT}`);

export const drawer: Story = {
  id: 'drawer',
  name: 'Gaveta',
  purpose:
    'Um painel da borda direita para conversar ou preencher sem sair da página; ocupa o celular inteiro.',
  pieces: ['Drawer'],
  Show: () => (
    <Sheet>
      <div className="flex flex-wrap gap-3">
        <Opener state="drawer/paper" label="De papel">
          {(isOpen, setOpen) => (
            <Drawer
              isOpen={isOpen}
              onOpenChange={setOpen}
              title="Conversa com a equipe"
              footer={
                <div className="flex items-end gap-2">
                  <TextField label="Mensagem" placeholder="Escreva para a equipe" className="flex-1" />
                  <Button size="m" disabled>
                    Enviar
                  </Button>
                </div>
              }
            >
              <p className="p-5">A prévia chega hoje às 18h.</p>
            </Drawer>
          )}
        </Opener>
        <Opener state="drawer/board" label="De quadro">
          {(isOpen, setOpen) => (
            <Drawer isOpen={isOpen} onOpenChange={setOpen} title="Menu" look="chalkboard">
              <nav className="p-3" aria-label="Menu de exemplo">
                <a href="#drawer" className="flex min-h-12 items-center px-3 text-chalkboard-100">
                  Nova Aula
                </a>
                <a href="#drawer" className="flex min-h-12 items-center px-3 text-chalkboard-100">
                  Dashboard
                </a>
              </nav>
            </Drawer>
          )}
        </Opener>
        <Opener state="drawer/long" label="Larga, mais que a tela">
          {(isOpen, setOpen) => (
            <Drawer
              isOpen={isOpen}
              onOpenChange={setOpen}
              isWide
              title={UNBROKEN_TEXT}
              footer={
                <Button size="m" className="w-full" onClick={() => setOpen(false)}>
                  {LONG_TEXT}
                </Button>
              }
            >
              <div className="grid gap-3 p-5">
                {PARAGRAPHS.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </Drawer>
          )}
        </Opener>
      </div>
    </Sheet>
  ),
};
