import { Paperclip } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Case, Cases, Sheet } from '#web/gallery/case.tsx';
import { doNothing, UNBROKEN_TEXT } from '#web/gallery/samples.ts';
import type { Story } from '#web/gallery/story.ts';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { FileRow } from '#web/ui/file-row.tsx';

const drop = {
  label: 'Arquivo',
  dropText: 'Arraste o arquivo para cá',
  chooseLabel: 'Escolher arquivo',
  hint: 'PDF, DOCX ou PPTX, até 10MB',
  accept: { 'application/pdf': ['.pdf'] },
  onFile: doNothing,
};
const cancel = { label: 'Cancelar o envio', run: doNothing };

/** Holds a file over the place, as a hand would. */
function Dragged({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([], 'roteiro.pdf', { type: 'application/pdf' }));
    const target = box.current?.querySelector('input')?.parentElement;
    target?.dispatchEvent(new DragEvent('dragenter', { bubbles: true, dataTransfer }));
  }, []);
  return <div ref={box}>{children}</div>;
}

export const fileDrop: Story = {
  id: 'file-drop',
  name: 'Arquivo',
  purpose: 'Um lugar para soltar ou escolher um arquivo, e a linha que diz o que é feito dele.',
  pieces: ['FileDrop', 'FileRow'],
  Show: () => (
    <>
      <Sheet>
        <Cases>
          <Case label="vazio">
            <FileDrop {...drop} labelIcon={<Paperclip size={20} aria-hidden="true" />} />
          </Case>
          <Case label="com um arquivo por cima">
            <Dragged>
              <FileDrop {...drop} />
            </Dragged>
          </Case>
          <Case label="escolher, foco" as="focus">
            <FileDrop {...drop} />
          </Case>
          <Case label="com arquivo">
            <FileDrop {...drop}>
              <FileRow
                name="roteiro.pdf"
                status="8,2 MB"
                action={{ label: 'Remover roteiro.pdf', run: doNothing }}
              />
            </FileDrop>
          </Case>
        </Cases>
      </Sheet>
      <Sheet>
        <Cases>
          <Case label="a caminho">
            <FileRow
              name="roteiro.pdf"
              status="6,4 de 8,2 MB"
              progress={{ label: 'Envio de roteiro.pdf', percent: 78 }}
              action={cancel}
            />
          </Case>
          <Case label="sem medida">
            <FileRow
              name="roteiro.pdf"
              status="Abrindo o arquivo..."
              progress={{ label: 'Leitura de roteiro.pdf', percent: null }}
              action={cancel}
            />
          </Case>
          <Case label="com falha">
            <FileRow
              name="sem-final"
              status="Envio interrompido em 48%"
              action={cancel}
              fault={<p className="fault mt-2">Não foi possível enviar. Tente novamente.</p>}
            />
          </Case>
          <Case label="200 caracteres">
            <FileRow name={`${UNBROKEN_TEXT}.docx`} status="8,2 MB" action={cancel} />
          </Case>
        </Cases>
      </Sheet>
    </>
  ),
};
