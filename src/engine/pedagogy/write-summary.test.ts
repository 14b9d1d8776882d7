import { describe, expect, it } from 'vitest';
import { finishDocument } from '#engine/reading/finish-document.ts';
import type { ReadingWarning } from '#engine/reading/source-document.ts';
import { waterCycle } from '#tests/builders/samples/water-cycle.ts';
import { writeSampleText } from '#tests/builders/samples/write-sample-text.ts';
import { makeAnalysisInput, TYPED_EXAM, TYPED_LESSONS } from '#tests/builders/typed-lessons.ts';
import { analyse } from './analyse.ts';
import { judgeCapacity } from './lesson/judge-capacity.ts';
import { openLesson } from './lesson/open-lesson.ts';
import type { AnalysisInput } from './material/analysis-input.ts';
import { planStructure } from './plan/plan-structure.ts';
import { writeSummary } from './write-summary.ts';

const judge = (changes: Partial<AnalysisInput> = {}) => analyse(makeAnalysisInput(changes));
const read = (...warnings: ReadingWarning[]) =>
  finishDocument({
    kind: 'pdf',
    title: null,
    pages: 9,
    slides: null,
    blocks: TYPED_LESSONS.photosynthesis
      .split('\n\n')
      .map((text) => ({ type: 'paragraph', text, page: 1 }) as const),
    pagesWithoutText: [],
    warnings,
  });

/** Readers of Brazilian Portuguese manage 181 words a minute (Trauzettel-Klosinski and Dietz, IOVS 2012). */
const WORDS_IN_TEN_SECONDS = 30;

describe('what stays of a lesson', () => {
  const remember = (content: string): string[] =>
    judge({ content, size: 8 }).structure.plan.find(({ purpose }) => purpose === 'sintese')?.points ?? [];
  it('says what happened when, not when alone', () => {
    const told = remember(`# A ferrovia no interior

## A chegada dos trilhos

Em 1867, a estrada de ferro ligou a serra ao porto de Santos. Em 1872, os trilhos chegaram a Campinas. Em 1914, a linha alcançou o rio Paraná.

## O crescimento das cidades

As cidades cresceram ao lado das estações. O café desceu mais depressa até os navios.`).join('\n');
    expect(told).toContain('1867: a estrada de ferro ligou a serra ao porto de Santos; 1872: ');
    expect(told).not.toContain('em datas');
  });
  it('of a tale is its moral and its course, told by the class', () => {
    const told = remember(`A fábula do sapo e do balde

Era uma vez um sapo que morava num balde de leite. Ele achava que o balde era o mundo inteiro. Um dia, a vaca derrubou o balde e o sapo viu o pasto. Ele nunca mais quis voltar para dentro.
Moral: quem só conhece um lugar pensa que ele é o mundo.`);
    expect(told[0]).toMatch(/^Moral: quem só conhece/);
    expect(told[1]).toMatch(/^Contem juntos “A fábula do sapo e do balde”/);
  });
});

describe('the verdict', () => {
  it.each([
    ['fits', {}],
    ['too little', { size: 20 }],
    ['too much', { size: 5, content: TYPED_LESSONS.photosynthesis.repeat(3) }],
    ['a booklet', { serviceType: 'booklet', size: 10 }],
    ['an exam', { content: TYPED_EXAM }],
    ['a word', { content: 'verbo' }],
  ] as const)('is one short sentence with the figure of the meter: %s', (_, changes) => {
    const { summary, capacity } = judge(changes);
    const told =
      capacity.verdict === 'cabe' ? Math.min(capacity.supported, capacity.ordered) : capacity.supported;
    expect(summary).toMatch(new RegExp(`^Sua (aula|apostila) (rende|rende só|daria) ${told} `));
    expect(summary.slice(0, -1).replace(/“[^”]*”/g, '')).not.toMatch(/[.!?:]\s/);
    expect(summary.split(' ').length).toBeLessThanOrEqual(WORDS_IN_TEN_SECONDS);
  });

  it('says for how much of the order there is no text', () => {
    const { summary, capacity } = judge({ content: 'verbo', size: 15 });
    expect(capacity.supported).toBe(1);
    expect(summary).toBe('Sua aula rende só 1 dos 15 slides do pedido; falta texto para os outros 14.');
  });

  it('names the part that explains without an example', () => {
    const { summary, improvements } = judge({ content: writeSampleText(waterCycle) });
    const named = /; não encontrei exemplo em (“[^”]+”)\.$/.exec(summary)?.[1];
    expect(improvements.join(' ')).toContain(`Não encontrei exemplo na parte ${named}.`);
  });

  it('names the part of the plan that has no text', () => {
    const lesson = openLesson(makeAnalysisInput());
    const draft = planStructure(lesson, []);
    const importance = draft.find(({ title }) => title === 'Importância');
    for (const item of importance?.items ?? []) item.points = [];
    const capacity = judgeCapacity(lesson);
    expect(capacity.verdict).toBe('cabe');
    expect(writeSummary({ lesson, draft, capacity, objectives: [], warnings: [], leftOut: 0 })).toMatch(
      /; “Importância” ficou sem texto\.$/,
    );
  });

  it('tells an exam whether its key is there, never that it does not teach', () => {
    const withKey = `${TYPED_EXAM}\n\nGABARITO\n1) a clorofila absorve a luz. 2) nos cloroplastos.`;
    expect(judge({ content: TYPED_EXAM, size: 5 }).summary).toMatch(/; falta o gabarito\.$/);
    expect(judge({ content: withKey, size: 5 }).summary).toMatch(/; as questões já vêm com gabarito\.$/);
  });

  it('says how much of the text the slides leave out', () => {
    const lesson = openLesson(makeAnalysisInput());
    const draft = planStructure(lesson, []);
    const capacity = judgeCapacity(lesson, 0.5);
    const judged = { lesson, draft, capacity, objectives: [], warnings: [] };
    expect(capacity.message).toContain('cerca de metade do texto fica fora dos slides');
    expect(writeSummary({ ...judged, leftOut: 0.5 })).toContain(
      'que deixam de fora cerca de metade do texto',
    );
    expect(writeSummary({ ...judged, leftOut: 0.1 })).not.toContain('de fora');
  });

  it.each<[ReadingWarning[], string]>([
    [[{ code: 'unread_pages', message: '', unread: 2 }], '2 páginas do arquivo não foram lidas'],
    [[{ code: 'page_cap', message: '', unread: 1 }], '1 página do arquivo não foi lida'],
    [[{ code: 'partial', message: '' }], 'uma parte do arquivo não foi lida'],
    [[{ code: 'text_cap', message: '' }], 'o fim do arquivo não foi lido'],
  ])('says first what was not read', (warnings, told) => {
    expect(judge({ source: read(...warnings), content: 'Usar o arquivo.' }).summary).toContain(`; ${told}.`);
  });

  it('says nothing of what was read well', () => {
    const source = read({ code: 'ocr_used', message: 'O texto foi reconhecido.' });
    expect(judge({ source, content: 'Usar o arquivo.' }).summary).not.toMatch(/lid[oa]/);
  });
});
