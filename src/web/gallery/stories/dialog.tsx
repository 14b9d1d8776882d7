import { Sheet } from '#web/gallery/case.tsx';
import { Opener } from '#web/gallery/opener.tsx';
import { LONG_TEXT, UNBROKEN_TEXT } from '#web/gallery/samples.ts';
import type { Story } from '#web/gallery/story.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions, DialogFooter } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

const PARAGRAPHS = Array.from({ length: 14 }, (_, index) => `${index + 1}. ${LONG_TEXT}`);

export const dialog: Story = {
  id: 'dialog',
  name: 'Diálogo',
  purpose: 'Um passo curto acima da página, que se pode deixar a qualquer hora; no celular sobe de baixo.',
  pieces: ['Dialog', 'DialogActions', 'DialogFooter'],
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
              <form
                onSubmit={(event) => {
                  event.preventDefault();
                  setOpen(false);
                }}
              >
                <TextArea label="Ajustes" minLines={3} limit={3000} />
                <DialogFooter
                  cancel="Cancelar"
                  onCancel={() => setOpen(false)}
                  submit="Enviar ajustes"
                  isBusy={false}
                  busyLabel="Enviando..."
                />
              </form>
            </Dialog>
          )}
        </Opener>
        <Opener state="dialog/busy" label="Enquanto envia">
          {(isOpen, setOpen) => (
            <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Solicitar Ajustes">
              <DialogFooter
                cancel="Cancelar"
                onCancel={() => setOpen(false)}
                submit="Enviar ajustes"
                isBusy
                busyLabel="Enviando..."
              />
            </Dialog>
          )}
        </Opener>
        <Opener state="dialog/blocked" label="Antes de tudo preenchido">
          {(isOpen, setOpen) => (
            <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Solicitar Ajustes">
              <DialogFooter
                cancel="Cancelar"
                onCancel={() => setOpen(false)}
                submit="Enviar ajustes"
                isBusy={false}
                busyLabel="Enviando..."
                isBlocked
              />
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
