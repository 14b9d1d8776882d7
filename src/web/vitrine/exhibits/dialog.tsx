import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { Sheet } from '#web/gallery/case.tsx';
import type { Exhibit } from '#web/gallery/story.ts';
import { Opener } from '#web/gallery/opener.tsx';
import { LONG_TEXT, UNBROKEN_TEXT } from '#web/gallery/samples.ts';

const PARAGRAPHS = Array.from({ length: 14 }, (_, index) => `${index + 1}. ${LONG_TEXT}`);

export const dialog: Exhibit = {
  id: 'dialog',
  name: 'Diálogo',
  purpose: 'Um passo curto acima da página, que se pode deixar a qualquer hora; no celular sobe de baixo.',
  pieces: ['Dialog', 'DialogActions'],
  Show: () => (
    <Sheet>
      <div className="flex flex-wrap gap-3">
        <Opener state="dialog/form" label="Com formulário">
          {(isOpen, setOpen) => (
            <Dialog
              isOpen={isOpen}
              onOpenChange={setOpen}
              title="Solicitar Ajustes"
              description="Conte o que muda. Uma nova análise chega em minutos e a atual fica guardada."
            >
              <TextArea label="Ajustes" minLines={3} limit={3000} />
              <DialogActions>
                <Button variant="neutral" size="m" onClick={() => setOpen(false)}>
                  Cancelar
                </Button>
                <Button size="m" onClick={() => setOpen(false)}>
                  Enviar ajustes
                </Button>
              </DialogActions>
            </Dialog>
          )}
        </Opener>
        <Opener state="dialog/bare" label="Sem descrição nem botões">
          {(isOpen, setOpen) => (
            <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Sobre este prazo">
              <p>O prazo começa quando o pagamento é confirmado.</p>
            </Dialog>
          )}
        </Opener>
        <Opener state="dialog/long" label="Mais que a tela">
          {(isOpen, setOpen) => (
            <Dialog isOpen={isOpen} onOpenChange={setOpen} title={LONG_TEXT} description={UNBROKEN_TEXT}>
              <div className="grid gap-3">
                {PARAGRAPHS.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
              <DialogActions>
                <Button size="m" onClick={() => setOpen(false)}>
                  {LONG_TEXT}
                </Button>
              </DialogActions>
            </Dialog>
          )}
        </Opener>
      </div>
    </Sheet>
  ),
};
