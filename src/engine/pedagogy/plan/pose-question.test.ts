import { expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { finishDocument } from '#engine/reading/finish-document.ts';
import type { DraftBlock } from '#engine/reading/source-document.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const line = (text: string): DraftBlock => ({ type: 'paragraph', text });

it('shows short questions of a list side by side, what is judged line by line though the page joined it', () => {
  const list = finishDocument({
    kind: 'docx',
    title: null,
    pages: null,
    slides: null,
    blocks: [
      { type: 'heading', level: 1, text: 'Lista de exercícios – Razão' },
      line('1) Escreva a razão na forma mais simples: a) 15 para 25 b) 40 min para 2 h'),
      line('2) Calcule x: a) x/6 = 10/15 b) 7/x = 21/27'),
      line('3) Classifique em D (diretamente) ou I (inversamente):'),
      line('( ) torneiras e tempo para encher ( ) litros de gasolina e valor pago ( ) cópias e preço'),
      line(
        '4) Quatro pedreiros fazem um muro em 15 dias. Em quantos dias seis pedreiros fazem o mesmo muro?',
      ),
      line('5) Uma impressora faz 120 páginas em 8 minutos. Quantas faz em 30 minutos?'),
    ],
    pagesWithoutText: [],
    warnings: [],
  });
  const { plan } = analyse(makeAnalysisInput({ source: list, content: '', size: 5 })).structure;
  const asked = plan.flatMap(({ points }) => points);
  expect(asked).toContain('(   ) litros de gasolina e valor pago');
  expect(
    [1, 2, 3, 4, 5].filter((number) => asked.some((text) => text.startsWith(`${number})`))),
  ).toHaveLength(5);
});
