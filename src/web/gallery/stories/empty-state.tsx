import { Case, Sheet } from '#web/gallery/case.tsx';
import { LONG_TEXT, UNBROKEN_TEXT } from '#web/gallery/samples.ts';
import type { Story } from '#web/gallery/story.ts';
import { Button } from '#web/ui/button.tsx';
import { ChalkDrawing, type Drawing } from '#web/ui/chalk-drawing.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

const PLACES: [Drawing, string, string][] = [
  ['book', 'Nenhum projeto ainda', 'Envie um roteiro ou a foto do caderno. A primeira análise é gratuita.'],
  ['search', 'Nenhum projeto encontrado', 'Confira a palavra ou mude o filtro.'],
  ['speech', 'Nenhuma comunicação ainda', 'Escreva para a equipe. A resposta chega aqui e por e-mail.'],
  ['folder', 'Nenhum arquivo encontrado', 'Os arquivos dos clientes aparecem aqui.'],
  ['torn-page', 'Aula não encontrada', 'O endereço mudou ou a aula é de outra conta.'],
  ['lock', 'Acesso restrito para editores', 'Esta área é da equipe de produção.'],
  ['plug', 'Sem conexão', 'Suas mudanças esperam a rede voltar.'],
  ['envelope', 'Confira seu e-mail', 'Mandamos um endereço para confirmar a conta.'],
];

export const emptyState: Story = {
  id: 'empty-state',
  name: 'Vazio',
  purpose: 'Um desenho de giz, uma frase, o que fazer, um botão.',
  pieces: ['EmptyState', 'ChalkDrawing'],
  Show: () => (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        {PLACES.map(([drawing, title, text]) => (
          <div key={drawing} className="card">
            <EmptyState
              drawing={drawing}
              title={title}
              text={text}
              action={
                <Button variant="outline" size="m">
                  O que fazer
                </Button>
              }
            />
          </div>
        ))}
        <div className="card">
          <EmptyState drawing="search" title="Só a frase" />
        </div>
        <div className="card">
          <EmptyState drawing="torn-page" title={LONG_TEXT} text={UNBROKEN_TEXT} headingLevel={2} />
        </div>
      </div>
      <Sheet>
        <Case label="só o desenho">
          <ChalkDrawing drawing="book" />
        </Case>
      </Sheet>
    </>
  ),
};
