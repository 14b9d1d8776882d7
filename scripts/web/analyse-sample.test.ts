import { expect, it } from 'vitest';
import { aiAnalysisSchema } from '#shared/analysis/ai-analysis.ts';
import { analyseSample } from './analyse-sample.ts';

it('the report on the landing page is one of our engine’s, and shows it at its best', async () => {
  const { title, analysis } = await analyseSample();
  const { structure, topics, improvements, summary } = aiAnalysisSchema.parse(analysis);
  expect(structure.plan[0]?.title).toBe(title);
  expect(structure.sections.length).toBeGreaterThanOrEqual(5);
  expect(topics.modules.length).toBeGreaterThanOrEqual(4);
  expect(improvements.length).toBeGreaterThanOrEqual(1);
  expect(summary).toMatch(/^Sua aula rende 10 bons slides;/);
});
