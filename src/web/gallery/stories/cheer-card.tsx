import { Case } from '#web/gallery/case.tsx';
import { LONG_TEXT } from '#web/gallery/samples.ts';
import type { Story } from '#web/gallery/story.ts';
import { AnchorButton } from '#web/ui/anchor-button.tsx';
import { CheerCard } from '#web/ui/cheer-card.tsx';

export const cheerCard: Story = {
  id: 'cheer-card',
  name: 'Boa notícia',
  purpose: 'Um momento de alegria: o que deu certo e o que vem agora.',
  pieces: ['CheerCard'],
  Show: () => (
    <>
      <Case label="com ação">
        <CheerCard
          title="Pagamento aprovado!"
          action={
            <AnchorButton href="#boa-noticia" variant="chalk-outline">
              Acompanhar a aula
            </AnchorButton>
          }
        >
          Sua aula chega até sexta-feira, 11 de dezembro de 2026.
        </CheerCard>
      </Case>
      <Case label="só o título, texto longo">
        <CheerCard title={LONG_TEXT} />
      </Case>
    </>
  ),
};
