import { Case, Chalkboard, Sheet } from '#web/gallery/case.tsx';
import { LONG_TEXT, UNBROKEN_TEXT } from '#web/gallery/samples.ts';
import type { Story } from '#web/gallery/story.ts';
import { AnchorButton } from '#web/ui/anchor-button.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const pageHeader: Story = {
  id: 'page-header',
  name: 'Cabeça da página',
  purpose: 'O título da tela, uma linha e no máximo uma ação; no quadro, a pessoa.',
  pieces: ['PageHeader', 'Avatar'],
  Show: () => (
    <>
      <Sheet>
        <Case label="com ação">
          <PageHeader
            title="Meus projetos"
            lead="O que espera por você vem primeiro."
            action={<AnchorButton href="#page-header">Nova Aula</AnchorButton>}
          />
        </Case>
        <Case label="só o título">
          <PageHeader title="Configurações" />
        </Case>
        <Case label="200 caracteres">
          <PageHeader
            title={LONG_TEXT}
            lead={UNBROKEN_TEXT}
            action={<AnchorButton href="#page-header">Nova Aula</AnchorButton>}
          />
        </Case>
      </Sheet>
      <Chalkboard>
        <div className="flex flex-wrap gap-6">
          <Case label="com foto">
            <Avatar imageUrl="/icon-192.png" letter="h" />
          </Case>
          <Case label="com letra">
            <Avatar letter="h" />
          </Case>
          <Case label="sem nome">
            <Avatar />
          </Case>
        </div>
      </Chalkboard>
    </>
  ),
};
