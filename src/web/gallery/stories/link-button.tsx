import { Case, Cases, Chalkboard, Sheet } from '#web/gallery/case.tsx';
import { LONG_TEXT } from '#web/gallery/samples.ts';
import type { Story } from '#web/gallery/story.ts';
import { AnchorButton } from '#web/ui/anchor-button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

export const linkButton: Story = {
  id: 'link-button',
  name: 'Elo com cara de botão',
  purpose: 'Leva a outro lugar: LinkButton dentro do aplicativo, AnchorButton a outro documento ou arquivo.',
  pieces: ['LinkButton', 'AnchorButton'],
  Show: () => (
    <>
      <Sheet>
        <Cases columns={3}>
          <Case label="no aplicativo">
            <LinkButton to="/dashboard">Ver meus projetos</LinkButton>
          </Case>
          <Case label="no aplicativo, hover" as="hover">
            <LinkButton to="/dashboard" variant="outline">
              Ver meus projetos
            </LinkButton>
          </Case>
          <Case label="outro documento, foco" as="focus">
            <AnchorButton href="#link-button" variant="neutral" size="m">
              Abrir a amostra
            </AnchorButton>
          </Case>
          <Case label="36 px, equipe">
            <AnchorButton href="#link-button" variant="outline" size="d">
              Abrir
            </AnchorButton>
          </Case>
          <Case label="elo de texto">
            <a className="link" href="#link-button">
              Ver os preços
            </a>
          </Case>
          <Case label="elo de texto, foco" as="focus">
            <a className="link" href="#link-button">
              Ver os preços
            </a>
          </Case>
        </Cases>
        <Case label="200 caracteres">
          <AnchorButton href="#link-button" variant="outline" size="m">
            {LONG_TEXT}
          </AnchorButton>
        </Case>
      </Sheet>
      <Chalkboard>
        <div className="flex flex-wrap items-end gap-5">
          <Case label="no quadro">
            <LinkButton to="/dashboard" variant="chalk">
              Ver meus projetos
            </LinkButton>
          </Case>
          <Case label="segundo no quadro">
            <AnchorButton href="#link-button" variant="chalk-outline">
              Abrir a amostra
            </AnchorButton>
          </Case>
        </div>
      </Chalkboard>
    </>
  ),
};
