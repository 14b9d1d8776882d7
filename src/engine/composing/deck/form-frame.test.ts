import { describe, expect, it } from 'vitest';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import type { ItemMatter } from './composition.ts';
import { formFrame } from './form-frame.ts';

const make = (purpose: string, points: string[]) =>
  ({
    item: { number: 2, purpose, title: 'Exercícios: o limite', passageIds: [], points },
    index: 1,
    points: points.map((text) => ({ text, passageIds: [] })),
    ...{ blocks: [], passages: [], visuals: [], quiz: [] },
  }) as unknown as ItemMatter;

const ask = (question: string, passageId: string, options: string[] = []) => ({
  ...{ question, passageId, options, planItem: 3, answer: 'o seno', bloomLevel: 'lembrar' },
  kind: options.length > 0 ? 'multipla_escolha' : 'aberta',
});
const ANALYSIS = {
  passages: [],
  quiz: [
    ask('Qual é maior?', 'p1', ['o seno', 'o cosseno', 'o ângulo']),
    ask('O que o limite compara?', 'p1'),
    ask('O que é a derivada?', 'p9'),
  ],
  structure: {
    plan: [
      { number: 1, purpose: 'conteudo', passageIds: ['p1'] },
      { number: 2, purpose: 'pratica', passageIds: [] },
      { number: 3, purpose: 'verificacao', passageIds: ['p9'] },
    ],
  },
} as unknown as AiAnalysis;

describe('what frames a lesson', () => {
  it('asks, where exercises have no tasks, what was said by then and the check has no room for', () => {
    expect(formFrame(make('pratica', []), ANALYSIS, [])?.blocks).toMatchObject([
      { type: 'question', text: 'O que o limite compara?', answer: 'o seno' },
    ]);
  });

  it('opens with the question alone, without the headings of what is not there', () => {
    const formed = formFrame(make('abertura', ['Características', 'O que é um limite?']), ANALYSIS, []);
    expect(formed).toMatchObject({ layout: 'question', claim: 'O que é um limite?' });
  });

  it('returns to the opening question beside what has been seen since', () => {
    const seen = ['Limite', 'Derivada'].map((title) => ({ title, purpose: 'conteudo', passageIds: [] }));
    const analysis = { ...ANALYSIS, structure: { plan: seen } } as unknown as AiAnalysis;
    const matter = { ...make('verificacao', ['Volte à pergunta da abertura: o que é um limite?']), index: 2 };
    expect(formFrame(matter, analysis, [])?.blocks).toMatchObject([
      { type: 'question' },
      { type: 'points', items: [{ text: 'Limite' }, { text: 'Derivada' }] },
    ]);
  });

  it('answers a sentence with a gap by the whole sentence, and names no part of the lesson twice', () => {
    const gap = 'Complete: “____ – a província adere”.';
    const entry = { ...ask(gap, 'p1', ['1823', '1835', '1840']), answer: '1823' };
    const analysis = { ...ANALYSIS, quiz: [entry] } as unknown as AiAnalysis;
    const matter = { ...make('verificacao', [gap]), quiz: [entry] } as unknown as ItemMatter;
    expect(formFrame(matter, analysis, [])?.blocks).toMatchObject([
      { answer: '1823', reason: '1823 – a província adere' },
    ]);
    const seen = ['Limite', 'Limite (continuação)', 'Derivada'].map((title) => ({
      ...{ title, purpose: 'conteudo', passageIds: [] },
    }));
    const told = { ...ANALYSIS, structure: { plan: seen } } as unknown as AiAnalysis;
    const back = { ...make('verificacao', ['Volte à pergunta da abertura: o que é um limite?']), index: 3 };
    expect(formFrame(back, told, [])?.blocks[1]).toMatchObject({
      items: [{ text: 'Limite' }, { text: 'Derivada' }],
    });
  });

  it('takes the verb of an objective that a comma parts from the rest', () => {
    const analysis = { ...ANALYSIS, skillCodes: [] } as unknown as AiAnalysis;
    expect(formFrame(make('objetivos', ['Descrever, na ordem, o que acontece']), analysis, [])).toMatchObject(
      {
        blocks: [{ items: [{ verb: 'Descrever' }] }],
      },
    );
  });

  it('leads an objective by its verb, whose code stands below', () => {
    const analysis = { ...ANALYSIS, skillCodes: [] } as unknown as AiAnalysis;
    const { blocks } = formFrame(make('objetivos', ['(EF06CI01) Classificar misturas']), analysis, []) ?? {};
    expect(blocks).toMatchObject([{ items: [{ verb: 'Classificar', text: 'Classificar misturas' }] }]);
  });

  it('keeps a place for objectives and a summary that the material does not give', () => {
    for (const purpose of ['objetivos', 'sintese'])
      expect(formFrame(make(purpose, []), ANALYSIS, [])).toMatchObject({
        ...{ layout: 'points', blocks: [{ type: 'place' }] },
      });
  });

  it('closes with a question: the one among its ideas, else that of the opening below few of them', () => {
    const said = ['O limite existe.', 'O gráfico não salta.', 'O que é um limite?'];
    expect(formFrame(make('sintese', said), ANALYSIS, [])?.blocks).toMatchObject([
      { type: 'points', items: [{ text: said[0] }, { text: said[1] }] },
      { type: 'text', text: said[2] },
    ]);
    const opened = (question: string) =>
      ({
        ...ANALYSIS,
        structure: { plan: [{ purpose: 'abertura', points: [question] }] },
      }) as unknown as AiAnalysis;
    const close = (question: string) =>
      formFrame(make('sintese', said.slice(0, 2)), opened(question), [])?.blocks;
    expect(close('Por que o limite importa?')?.[1]).toMatchObject({
      text: 'E agora, como você responde: por que o limite importa?',
    });
    expect(close('O que vocês já sabem sobre “limite”?')).toHaveLength(1);
  });

  it('sums up in sentences, not in formulas set in plain letters', () => {
    const said = ['O limite existe.', 'O limite: Lim (sin x)/x = 1', 'O gráfico não tem saltos.'];
    const [block] = formFrame(make('sintese', said), ANALYSIS, [])?.blocks ?? [];
    expect(block).toMatchObject({ items: [{ text: said[0] }, { text: said[2] }] });
    const flat = ['Gini: G=1−2β', 'Decomposição: G=∑(h=1 a k) φC', 'O índice mede a renda.'];
    const [readable] = formFrame(make('sintese', flat), ANALYSIS, [])?.blocks ?? [];
    expect(readable).toMatchObject({ items: [{ text: 'G=1−2β' }, { text: flat[2] }] });
  });
});
