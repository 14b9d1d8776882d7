import { Download } from 'lucide-react';
import { Case, Cases, Chalkboard, Sheet } from '#web/gallery/case.tsx';
import type { Story } from '#web/gallery/story.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

const icon = <Download size={20} aria-hidden="true" />;

export const iconButton: Story = {
  id: 'icon-button',
  name: 'Botão de ícone',
  purpose: 'Um gesto conhecido em pouco espaço; o nome é ouvido sempre e aparece em dica para quem aponta.',
  pieces: ['IconButton'],
  Show: () => (
    <>
      <Sheet>
        <Cases columns={5}>
          <Case label="repouso">
            <IconButton label="Baixar roteiro" icon={icon} />
          </Case>
          <Case label="hover" as="hover">
            <IconButton label="Baixar roteiro" icon={icon} />
          </Case>
          <Case label="foco" as="focus">
            <IconButton label="Baixar roteiro" icon={icon} />
          </Case>
          <Case label="desabilitado">
            <IconButton label="Baixar roteiro" icon={icon} disabled />
          </Case>
          <Case label="neutro">
            <IconButton label="Baixar roteiro" icon={icon} variant="neutral" />
          </Case>
          <Case label="contorno">
            <IconButton label="Baixar roteiro" icon={icon} variant="outline" />
          </Case>
          <Case label="36 px, equipe">
            <IconButton label="Baixar roteiro" icon={icon} size="d" />
          </Case>
        </Cases>
      </Sheet>
      <Chalkboard>
        <Cases columns={5}>
          <Case label="no quadro">
            <IconButton label="Baixar roteiro" icon={icon} variant="chalk-outline" />
          </Case>
          <Case label="no quadro, foco" as="focus">
            <IconButton label="Baixar roteiro" icon={icon} variant="chalk-outline" />
          </Case>
        </Cases>
      </Chalkboard>
    </>
  ),
};
