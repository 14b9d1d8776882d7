import { expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { finishDocument } from '#engine/reading/finish-document.ts';
import type { DraftBlock } from '#engine/reading/source-document.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const paragraph = (text: string): DraftBlock => ({ type: 'paragraph', text });
const heading = (text: string, level = 1): DraftBlock => ({ type: 'heading', level, text });

const PLANS: DraftBlock[] = [
  paragraph('Plano de Aula 01 – 03/03/2025'),
  paragraph('Objetivo: Reconhecer as partes de uma planta.'),
  paragraph('Título: As partes da planta'),
  paragraph('Duração: 50 minutos'),
  heading('Desenvolvimento:'),
  paragraph('Explicar aos alunos que a raiz fixa a planta no solo e absorve água e sais minerais.'),
  paragraph('Explicar aos alunos que o caule sustenta a planta e transporta a seiva até as folhas.'),
  paragraph('Explicar aos alunos que eles farão um desenho na próxima aula.'),
  paragraph('Propor o jogo das pistas para fixar o conteúdo:'),
  ...[
    ['1ª rodada – Raiz', 'Fica na terra', 'Bebe água'],
    ['2ª rodada – Folha', 'É verde', 'Faz fotossíntese'],
    ['3ª rodada – Fruto', 'Guarda a semente', 'Pode ser doce'],
  ].flatMap((lines) => lines.map(paragraph)),
  paragraph('Plano de Aula 02 – 10/03/2025'),
  paragraph('Objetivo: Comparar raciocínios sobre plantas.'),
  paragraph('Título: Pensar como botânico'),
  heading('Exemplo para Dedução:', 2),
  paragraph('Dado que todas as samambaias têm esporos, conclui-se que a avenca tem esporos.'),
  paragraph('Resposta: Verdadeiro, pois a avenca é uma samambaia.'),
  heading('Exemplo para Analogia:', 2),
  paragraph('Compare o caule de uma árvore com os canos de uma casa.'),
  paragraph('Resposta: os dois levam líquidos de um lugar a outro.'),
];

const analysed = analyse({
  ...makeAnalysisInput({ content: '', title: 'As plantas', size: 12 }),
  genre: 'plano_de_aula',
  source: finishDocument({
    ...{ kind: 'docx', title: null, pages: null, slides: null, pagesWithoutText: [], warnings: [] },
    blocks: PLANS,
  }),
});
const { plan } = analysed.structure;
const said = plan.flatMap(({ title, points }) => [title, ...points]);

it('makes a part of each plan whose name stands on a line of its own', () => {
  const titles = analysed.structure.sections.map(({ title }) => title);
  expect(titles).toContain('As partes da planta (aula 1)');
  expect(titles).toContain('Pensar como botânico (aula 2)');
});

it('tells what is to be explained, not what is said of the class', () => {
  expect(said.some((text) => /raiz fixa a planta no solo/.test(text))).toBe(true);
  expect(said.some((text) => /Desenvolvimento|farão um desenho/.test(text))).toBe(false);
});

it('asks the clues of a round together and keeps the answer off the slide', () => {
  const round = said.find((text) => /fica na terra; bebe água/.test(text));
  expect(round).toBe('Descubra o que é (1ª rodada): fica na terra; bebe água.');
});

it('tells a case with its answer under what it is an example of', () => {
  expect(said.some((text) => /^Exemplo de Dedução: dado que todas.*Resposta: Verdadeiro/s.test(text))).toBe(
    true,
  );
});
