import { describe, expect, it } from 'vitest';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import { ownTasks } from '#engine/pedagogy/plan/own-tasks.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const tasks = (content: string) =>
  ownTasks(openLesson(makeAnalysisInput({ content })), 10).map(({ text }) => text);

describe('the exercises of a part of their own', () => {
  it('stand in their order, short ones too, each with its letters, its options or its gaps', () => {
    const content = `# Rios

O rio nasce na serra e corre para o mar, e a foz é onde ele termina.

# Exercícios

1. O fim de um rio chama-se: a) nascente b) foz

2. O rio corre da ____ para o ____.

3. V ou F: o rio corre do mar para a serra.

4. Uma barca leva 30 sacos por viagem e cobra 40 reais.
a) Quantos sacos leva em 3 viagens?
b) Quanto cobra por elas?

5. Desafio: explique por que o rio não seca.`;
    expect(tasks(content)).toEqual([
      'O fim de um rio chama-se: a) nascente b) foz',
      'O rio corre da ____ para o ____',
      'V ou F: o rio corre do mar para a serra',
      'Uma barca leva 30 sacos por viagem e cobra 40 reais. a) Quantos sacos leva em 3 viagens? b) Quanto cobra por elas?',
      'Desafio: explique por que o rio não seca',
    ]);
  });

  it('keep the letters that a typed list has for them', () => {
    const content = `Rios

O rio nasce na serra e corre para o mar, e a foz é onde ele termina.

Exercícios
identifique a parte do rio:
a) A água brota da pedra.
b) O rio entra no mar.`;
    expect(tasks(content)).toEqual([
      'Identifique a parte do rio: a) A água brota da pedra; b) O rio entra no mar',
    ]);
  });
});
