import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import { EvidenceProvider } from '#web/analysis/evidence/evidence-context.tsx';
import type { QuizEntry } from './describe-question.ts';
import { QuizList } from './quiz-list.tsx';

const entry = (changes: Partial<QuizEntry>): QuizEntry => ({
  kind: 'aberta',
  question: 'O que é a evaporação?',
  options: [],
  answer: 'Água líquida que vira vapor',
  bloomLevel: 'lembrar',
  planItem: 9,
  passageId: 'p1',
  ...changes,
});
const QUIZ = [
  entry({}),
  entry({
    kind: 'multipla_escolha',
    question: 'Em que ano?',
    options: ['1788', '1789'],
    answer: '1789',
    reason: 'é o ano da Bastilha',
    planItem: null,
  }),
  entry({
    kind: 'verdadeiro_falso',
    question: 'Verdadeiro ou falso? “O gelo flutua”',
    options: ['Verdadeiro', 'Falso'],
    answer: 'Verdadeiro',
    bloomLevel: null,
  }),
];
const passages = [
  { id: 'p1', from: 'file', blockId: 'b1', page: 3, slide: null, quote: 'A água vira vapor.' },
];

beforeEach(() => {
  render(
    <EvidenceProvider analysis={{ passages, evidence: {} } as unknown as AiAnalysis}>
      <QuizList quiz={QUIZ} unit="slide" />
    </EvidenceProvider>,
  );
});
afterEach(cleanup);

const questions = () => [...(screen.getAllByRole('list')[0]?.children ?? [])] as HTMLElement[];
const question = (index: number) => within(questions()[index] as HTMLElement);

describe('the questions of the report', () => {
  it('hide each answer until it is asked for, under a name of its own', () => {
    for (const [index, { answer }] of QUIZ.entries()) {
      const details = question(index).getByText('Ver resposta').closest('details');
      expect(details?.open).toBe(false);
      expect(details?.textContent).toContain(answer);
      expect(details?.querySelector('summary')?.textContent).toBe(`Ver resposta da pergunta ${index + 1}`);
    }
  });

  it('say their kind, their level and which slide asks them', () => {
    expect(question(0).getByText('Aberta, lembrar, no slide 9 do plano')).toBeDefined();
    expect(question(1).getByText('Múltipla escolha, lembrar, de reserva')).toBeDefined();
    expect(question(2).getByText('Verdadeiro ou falso, no slide 9 do plano')).toBeDefined();
  });

  it('give alternatives letters, and the answer its letter', () => {
    expect(
      question(1)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['a)1788', 'b)1789']);
    expect(question(1).getByText(/^b\) 1789$/)).toBeDefined();
    expect(question(2).queryAllByRole('listitem')).toEqual([]);
  });

  it('bring the comment of the teacher with the answer, where there is one', () => {
    expect(question(1).getByText('Comentário: é o ano da Bastilha')).toBeDefined();
    expect(question(0).queryByText(/^Comentário/)).toBeNull();
  });

  it('have their passage one tap away', () => {
    const marks = screen.getAllByRole('button', { name: 'Ver o trecho 1 do material: página 3' });
    expect(marks).toHaveLength(QUIZ.length);
  });

  it('end on paper in a key, in the same order', () => {
    const key = screen.getByText('Gabarito').parentElement as HTMLElement;
    expect(
      within(key)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Água líquida que vira vapor', 'b) 1789 – é o ano da Bastilha', 'Verdadeiro']);
  });
});
