import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Answer } from '#shared/analysis/ai-analysis.ts';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { AnswersPart } from './answers-part.tsx';

afterEach(cleanup);

it.each<[Answer['outcome'], string]>([
  ['done', 'Feito'],
  ['declined', 'Não foi feito'],
  ['team', 'Fica com a equipe'],
  ['offer', 'Depende de você'],
])('what became of a wish is said in words: %s', (outcome, label) => {
  const text = 'A equipe de produção recebe as correções.';
  render(<AnswersPart answers={[{ asked: 'Corrigir', outcome, text, offers: [] }]} lesson={{} as Lesson} />);
  expect(screen.getByRole('listitem').textContent).toBe(`“Corrigir”${label}. ${text}`);
});
