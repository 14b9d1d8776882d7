import { AnchorButton } from '#web/ui/anchor-button.tsx';
import { CheerBoard } from '#web/ui/cheer-card.tsx';
import { Case } from '#web/gallery/case.tsx';
import type { Exhibit } from '#web/gallery/story.ts';
import { LONG_TEXT } from '#web/gallery/samples.ts';

export const cheerBoard: Exhibit = {
  id: 'cheer-board',
  name: 'Boa notícia',
  purpose: 'Um momento de alegria: o que deu certo e o que vem agora.',
  pieces: ['CheerBoard'],
  Show: () => (
    <>
      <Case label="com ação">
        <CheerBoard
          title="Pagamento aprovado!"
          action={
            <AnchorButton href="#boa-noticia" variant="board-outline">
              Acompanhar a aula
            </AnchorButton>
          }
        >
          Sua aula chega até sexta-feira, 11 de dezembro de 2026.
        </CheerBoard>
      </Case>
      <Case label="só o título, texto longo">
        <CheerBoard title={LONG_TEXT} />
      </Case>
    </>
  ),
};
