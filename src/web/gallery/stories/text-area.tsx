import { Case, Cases, Sheet } from '#web/gallery/case.tsx';
import { LONG_TEXT, UNBROKEN_TEXT } from '#web/gallery/samples.ts';
import type { Story } from '#web/gallery/story.ts';
import { TextArea } from '#web/ui/text-area.tsx';

const QUESTION = 'Começar com a pergunta: de onde vem a massa de uma árvore?';

export const textArea: Story = {
  id: 'text-area',
  name: 'Texto longo',
  purpose:
    'Várias linhas. Cresce com o texto, conta os caracteres e fica vermelho acima do limite, sem cortar nada.',
  pieces: ['TextArea'],
  Show: () => (
    <Sheet>
      <Cases>
        <Case label="repouso, com limite">
          <TextArea label="Conteúdo" defaultValue={QUESTION} limit={3000} minLines={3} />
        </Case>
        <Case label="foco" as="focus">
          <TextArea label="Conteúdo" defaultValue={QUESTION} limit={3000} minLines={3} />
        </Case>
        <Case label="vazio, uma linha">
          <TextArea label="Mensagem" placeholder="Escreva para a equipe" minLines={1} />
        </Case>
        <Case label="acima do limite">
          <TextArea
            label="Conteúdo"
            defaultValue={LONG_TEXT}
            limit={120}
            minLines={3}
            error="Use no máximo 120 caracteres"
          />
        </Case>
        <Case label="200 caracteres sem espaço">
          <TextArea label="Conteúdo" defaultValue={UNBROKEN_TEXT} limit={200} minLines={3} />
        </Case>
        <Case label="desabilitado">
          <TextArea
            label="Observações"
            defaultValue={QUESTION}
            minLines={3}
            hint="Só antes da aprovação."
            disabled
          />
        </Case>
      </Cases>
    </Sheet>
  ),
};
