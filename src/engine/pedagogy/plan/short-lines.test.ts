import { expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const planOf = (content: string, title: string, size: number) =>
  analyse(makeAnalysisInput({ content, title, size })).structure.plan;

const METHODS = `Métodos
Frio
- Refrigeração: 0 a 5 °C, retarda
- Congelamento: -18 °C, para a multiplicação mas não mata
Calor
- Pasteurização lenta: 63 °C por 30 min
- Pasteurização rápida: 72 °C por 15 s
- UHT: 135 a 150 °C por 2 a 4 s
- Esterilização comercial: enlatados

Recebimento
Rótulo: conferir lote, validade, SIF.
PVPS: primeiro que vence, primeiro que sai.`;

it.each([8, 10, 15])('keeps a short list on one slide of %i, and its name with it', (size) => {
  const plan = planOf(METHODS, 'Conservação', size);
  const slide = plan.find(({ points }) => points.some((point) => point.startsWith('Pasteurização lenta')));
  for (const item of ['Pasteurização rápida', 'UHT', 'Esterilização comercial'])
    expect(slide?.points.join('\n')).toContain(item);
  expect(plan.some(({ points }) => points.length === 1 && points[0] === 'Calor')).toBe(false);
});

it('names no slide by items of its list', () => {
  const plan = planOf(
    `Orçamento da casa

Receita é tudo que entra. Despesa é tudo que sai.

Exemplo da dona Maria
Salário 1.412,00
Faxina 400,00
Aluguel 600,00
Luz e água 180,00
Mercado 650,00
Gás 110,00
Remédio 95,00
Celular 50,00`,
    'Orçamento',
    10,
  );
  for (const { title } of plan) expect(title).not.toMatch(/\d,\d\d/u);
  expect(plan.flatMap(({ points }) => points).join('\n')).toMatch(/faxina 400,00[\s\S]*celular 50,00/iu);
});
