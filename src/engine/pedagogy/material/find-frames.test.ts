import { describe, expect, it } from 'vitest';
import { findPoints } from '#engine/pedagogy/lesson/points/find-points.ts';
import { finishDocument } from '#engine/reading/finish-document.ts';
import type { DraftBlock } from '#engine/reading/source-document.ts';
import { joinExamples } from './join-examples.ts';
import { makePieces } from './make-pieces.ts';

const line = (text: string, page = 3): DraftBlock => ({ type: 'paragraph', text, page });
const formula = (text: string, page = 3): DraftBlock => ({ type: 'equation', latex: null, text, page });
const head = (text: string, page = 3): DraftBlock => ({ type: 'heading', text, level: 1, page });

/** What is told of a worked case among the blocks of a page, line by line; null where none is. */
function worked(...blocks: DraftBlock[]): string[] | null {
  const source = finishDocument({
    ...{ kind: 'pdf', title: null, pages: 5, slides: null },
    ...{ blocks, pagesWithoutText: [], warnings: [] },
  });
  const pieces = source.blocks.flatMap((block) =>
    makePieces(block, { from: 'file', prefix: '', words: 900, under: 0, roleOf: () => null }),
  );
  const found = [...findPoints(joinExamples(pieces)).values()].flat();
  return found.find(({ kind }) => kind === 'worked')?.lines?.map(({ text }) => text) ?? null;
}

describe('a case with its solution on one page', () => {
  it('is told whole, each step by what leads to it', () => {
    expect(
      worked(
        head('Amplitude'),
        line('Diferença entre o maior e o menor valor observado.'),
        line('Exemplo'),
        line('Considere as massas das caixas: 4, 9, 15. Calcule a amplitude e a massa média.'),
        line('Solução: Primeiro achamos a amplitude'),
        formula('A = 15 − 4 = 11'),
        line('Então a massa média é dada por'),
        formula('x̄ = (4 + 9 + 15)/3 = 9, 33.'),
      ),
    ).toEqual([
      'Exemplo resolvido: as massas das caixas: 4, 9, 15. Calcule a amplitude e a massa média.',
      'Achamos a amplitude: A = 15 − 4 = 11',
      'A massa média é dada por: x̄ = (4 + 9 + 15)/3 = 9,33',
    ]);
  });

  it('shows its data behind the case, and no question that its steps answer', () => {
    const table: DraftBlock = {
      ...{ type: 'table', page: 3, hasHeader: true },
      rows: [
        ['Gols', 'Jogos'],
        ['0', '3'],
        ['1', '5'],
      ],
    };
    expect(
      worked(
        head('Exemplo'),
        line('Considere os gols de um time cuja distribuição é dada por'),
        table,
        line('Qual a moda?'),
        line('Solução: A moda dos gols é 1.'),
      ),
    ).toEqual([
      'Exemplo resolvido: os gols de um time cuja distribuição é dada por:',
      'Gols – Jogos\n0 – 3\n1 – 5',
      'A moda dos gols é 1',
    ]);
  });

  it('goes on over the page that is headed so, and no farther than the next part', () => {
    const lines = worked(
      head('Exemplo'),
      line('Considere os pesos 2 e 6. Calcule a média.'),
      line('Solução: A média é'),
      formula('x̄ = (2 + 6)/2 = 4'),
      head('Continuação – exemplo', 4),
      line('Então o desvio médio é', 4),
      formula('d = (|2 − 4| + |6 − 4|)/2 = 2', 4),
      head('Variância', 5),
      formula('V = d²', 5),
    );
    expect(lines?.at(-1)).toBe('O desvio médio é: d = (|2 − 4| + |6 − 4|)/2 = 2');
  });

  it('is left alone where its signs were torn, and where it is a question of a list', () => {
    expect(
      worked(
        head('Exemplo'),
        line('Considere os pesos 2 e 6. Calcule a mediana.'),
        line('Solução: Primeiro ordenamos os pesos'),
        line('x + x (1) (2)'),
      ),
    ).toBeNull();
    expect(
      worked(head('Lista'), line('3) Calcule a média de 2 e 6.'), line('Solução: A média é igual a 4.')),
    ).toBeNull();
  });

  it('keeps of a long chain its name, its figures and what it comes to', () => {
    const long = `d = (|x₁ − x̄| + |x₂ − x̄| + |x₃ − x̄| + |x₄ − x̄|)/4 = (|12 − 10| + |8 − 10| + |11 − 10| + |9 − 10|)/4 = 1,5`;
    expect(
      worked(
        head('Exemplo'),
        line('Considere os pesos 12, 8, 11 e 9. Calcule o desvio médio.'),
        line('Solução: O desvio médio é'),
        formula(long),
      )?.at(-1),
    ).toBe('O desvio médio é: d = (|12 − 10| + |8 − 10| + |11 − 10| + |9 − 10|)/4 = 1,5');
  });
});
