import { useState } from 'react';
import { Sheet } from '#web/gallery/case.tsx';
import { Opener } from '#web/gallery/opener.tsx';
import { LONG_TEXT, UNBROKEN_TEXT } from '#web/gallery/samples.ts';
import type { Story } from '#web/gallery/story.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const WORD = 'REMOVER';

function Typed({ isOpen, setOpen }: { isOpen: boolean; setOpen: (isOpen: boolean) => void }) {
  const [typed, setTyped] = useState('REMOV');
  return (
    <AlertDialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      title="Remover dados de teste?"
      description="Serão apagados 12 usuários, 48 projetos e 96 arquivos. Não há volta."
      confirmLabel="Remover tudo"
      cancelLabel="Manter"
      onConfirm={() => setOpen(false)}
      isConfirmBlocked={typed !== WORD}
    >
      <TextField
        label={`Para confirmar, digite ${WORD}`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
      />
    </AlertDialog>
  );
}

export const alertDialog: Story = {
  id: 'alert-dialog',
  name: 'Confirmação',
  purpose: 'Pergunta antes do que não tem volta e diz o nome do que some; um clique ao lado não a fecha.',
  pieces: ['AlertDialog'],
  Show: () => (
    <Sheet>
      <div className="flex flex-wrap gap-3">
        <Opener state="alert-dialog/danger" label="Destrutiva">
          {(isOpen, setOpen) => (
            <AlertDialog
              isOpen={isOpen}
              onOpenChange={setOpen}
              title="Excluir “caderno-pagina-8.jpg”?"
              description="O arquivo sai do projeto e ninguém mais poderá baixá-lo."
              confirmLabel="Excluir arquivo"
              cancelLabel="Cancelar"
              onConfirm={() => setOpen(false)}
            />
          )}
        </Opener>
        <Opener state="alert-dialog/action" label="Compromisso">
          {(isOpen, setOpen) => (
            <AlertDialog
              isOpen={isOpen}
              onOpenChange={setOpen}
              tone="action"
              title="Aprovar a análise?"
              description="Depois da aprovação vem o pagamento."
              confirmLabel="Aprovar"
              cancelLabel="Agora não"
              onConfirm={() => setOpen(false)}
            />
          )}
        </Opener>
        <Opener state="alert-dialog/busy" label="Ocupada">
          {(isOpen, setOpen) => (
            // While busy the dialog itself cannot be left: the button of this page closes it.
            <AlertDialog
              isOpen={isOpen}
              onOpenChange={setOpen}
              title="Excluir “caderno-pagina-8.jpg”?"
              description="O arquivo sai do projeto e ninguém mais poderá baixá-lo."
              confirmLabel="Excluir arquivo"
              busyLabel="Excluindo..."
              cancelLabel="Cancelar"
              onConfirm={() => setOpen(false)}
              isBusy
            />
          )}
        </Opener>
        <Opener state="alert-dialog/blocked" label="Com palavra digitada">
          {(isOpen, setOpen) => <Typed isOpen={isOpen} setOpen={setOpen} />}
        </Opener>
        <Opener state="alert-dialog/long" label="200 caracteres">
          {(isOpen, setOpen) => (
            <AlertDialog
              isOpen={isOpen}
              onOpenChange={setOpen}
              title={UNBROKEN_TEXT}
              description={LONG_TEXT}
              confirmLabel={LONG_TEXT}
              cancelLabel="Cancelar"
              onConfirm={() => setOpen(false)}
            />
          )}
        </Opener>
      </div>
    </Sheet>
  ),
};
