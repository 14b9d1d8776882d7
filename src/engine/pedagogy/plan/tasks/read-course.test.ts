import { expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const PLAN = `PLANO DE AULA

Aula 1 - A forma das frações

Objetivo: Reconhecer diferentes representações de números racionais.

Aula 2 - Cálculo mental

Objetivo: Resolver problemas por meio do cálculo mental.

Aula 3 - Frações equivalentes

Objetivo: Determinar frações equivalentes em diferentes representações.`;

const told = (genre: 'plano_de_aula' | 'apostila') =>
  analyse({ ...makeAnalysisInput({ content: PLAN, title: 'Frações', size: 10 }), genre })
    .structure.plan.flatMap(({ points }) => points)
    .join('\n');

it('a plan that tells aims alone is asked where its lessons stand', () => {
  expect(told('plano_de_aula')).toMatch(/Encontre no plano a aula “[^”]+” e diga o que vem antes/);
  expect(told('apostila')).not.toContain('Encontre no plano');
});
