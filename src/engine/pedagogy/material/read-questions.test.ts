import { describe, expect, it } from 'vitest';
import { collectMaterial } from '#engine/pedagogy/material/collect-material.ts';
import { finishDocument } from '#engine/reading/finish-document.ts';
import type { DraftBlock } from '#engine/reading/source-document.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { readQuestions } from './read-questions.ts';

const line = (text: string): DraftBlock => ({ type: 'paragraph', text });
const list = (...texts: string[]): DraftBlock => ({
  type: 'list',
  isOrdered: false,
  items: texts.map((text) => ({ text, level: 0 })),
});

function questionsOf(...blocks: DraftBlock[]) {
  const source = finishDocument({
    ...{ kind: 'docx', title: 'Prova', pages: null, slides: null, pagesWithoutText: [], warnings: [] },
    blocks: [
      { type: 'heading', level: 1, text: 'Prova de Ciências – 7º ano' },
      line('Nome: ______'),
      ...blocks,
    ],
  });
  const { pieces } = collectMaterial({
    ...makeAnalysisInput({ content: '', title: 'Prova', size: 15 }),
    source,
  });
  return readQuestions(pieces).map(({ support, own }) => ({
    support: support.map(({ text }) => text),
    own: own.flatMap(({ statements }) => statements.map(({ text }) => text)),
  }));
}

const FIRST = [
  line('1) Em relação a placas tectônicas, é correto afirmar que:'),
  list('a) elas não se movem.', 'b) elas flutuam sobre o manto.', 'c) elas são feitas de gelo.'),
];

describe('the questions of a test', () => {
  it('has each with all its options', () => {
    const [first] = questionsOf(...FIRST, line('2) Explique como se forma um terremoto.'));
    expect(first?.own).toHaveLength(4);
  });

  it('tells two questions apart that the file keeps in one list', () => {
    const asked = questionsOf(
      line('1) Os vulcões expelem'),
      list(
        'a) lava.',
        'b) gelo.',
        'c) areia.',
        '2) Um terremoto começa',
        'a) no foco.',
        'b) no ar.',
        'c) na Lua.',
      ),
      line('3) Explique como se forma um terremoto.'),
    );
    expect(asked.map(({ own }) => own.length)).toEqual([4, 4, 1]);
  });

  it('keeps what is read before a question with it, and with the others that it names', () => {
    const asked = questionsOf(
      ...FIRST,
      line('Leia o texto abaixo para responder às questões 2 e 3.'),
      line('Os geólogos medem a força de um terremoto pela energia que ele libera no seu foco.'),
      line('2) Segundo o texto, o que os geólogos medem?'),
      line('3) De onde vem a energia de um terremoto?'),
      line('4) Explique como se forma um vulcão.'),
    );
    expect(asked.map(({ support }) => support.length)).toEqual([0, 2, 2, 0]);
  });

  it('tells what is done at home from the question before it', () => {
    const asked = questionsOf(
      ...FIRST,
      line('2) Explique como se forma um terremoto.'),
      line('Tarefa: desenhe um vulcão e escreva o nome de cada parte dele.'),
    );
    expect(asked.map(({ own }) => own.length)).toEqual([4, 1, 1]);
  });

  it('gives no question what the key says', () => {
    const asked = questionsOf(
      { type: 'heading', level: 2, text: 'Gabarito' },
      line('1) b, pois as placas flutuam sobre o manto.'),
      { type: 'heading', level: 2, text: 'Questões' },
      ...FIRST,
      line('2) Explique como se forma um terremoto.'),
    );
    expect(asked.flatMap(({ own }) => own).join(' ')).not.toContain('pois as placas');
  });
});
