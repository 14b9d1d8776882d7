import { describe, expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import type { Point } from '#engine/pedagogy/lesson/points/point.ts';
import type { LessonTerms } from '#engine/pedagogy/material/weigh-terms.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { besideListing } from './tell-more.ts';

const LESSON = `# A serra e o rio

A serra segura a chuva que vem do mar. Em 1931 ela virou reserva por um decreto do governo do estado. O rio nasce na mata do alto.

## Como o solo se perde

O solo perde a terra boa por duas causas, uma da água e outra do vento:

- enxurrada: leva a terra do morro para o rio
- poeira: leva a terra seca do campo para longe

A mata é a defesa do solo contra as duas.

## O que a lei manda

Quem planta na margem precisa deixar uma faixa de mata de trinta metros de cada lado do rio.

a) Na nascente a faixa de mata tem cinquenta metros em volta da água.

b) No alto do morro a mata fica como está, sem corte nem queimada.

O rio de areia NÃO tem peixe no inverno!

## Exercícios

1. Quando a serra virou reserva?

2. O que falta no rio de areia no inverno?

3. Que faixa de mata se deixa na nascente?`;

describe('a slide with room to spare', () => {
  const { plan } = analyse(makeAnalysisInput({ content: LESSON, size: 10 })).structure;
  const told = plan.filter(({ purpose }) => purpose === 'conteudo').map(({ points }) => points);
  const withText = (part: string) => told.find((points) => points.some((text) => text.includes(part))) ?? [];

  it('tells a sentence that leans on the one before right below it', () => {
    const points = withText('Em 1931 ela virou reserva');
    const at = points.findIndex((text) => text.includes('Em 1931'));
    expect(points[at - 1]).toBe('A serra segura a chuva que vem do mar');
  });

  it('tells the line that leads to a list with the list, and two lettered lines to the end', () => {
    expect(withText('Enxurrada').join(' ')).toContain('O solo perde a terra boa por duas causas');
    expect(withText('Na nascente a faixa').join(' ')).toContain('No alto do morro a mata fica como está');
  });

  it('tells what the material asks for, however loud', () => {
    expect(told.flat()).toContain('O rio de areia NÃO tem peixe no inverno');
  });

  it('tells nothing twice', () => {
    expect(new Set(told.flat()).size).toBe(told.flat().length);
  });
});

describe('roles that a list and a question have by what stands around them', () => {
  it('tell what a line opens, and head what answers them', () => {
    const content = `# Os tropeiros

Os tropeiros levavam mulas do sul até as feiras de Sorocaba no século XVIII.

Por que as tropas paravam em Lages?

Em Lages havia pasto e água para os animais, e por isso as tropas descansavam ali por uma semana antes de subir a serra.

O que a tropa carregava:

- sal e charque para as minas
- tecidos e ferramentas vindos do porto
- cartas e notícias de uma vila para a outra`;
    const { plan } = analyse(makeAnalysisInput({ content, size: 5 })).structure;
    expect(plan.flatMap(({ points }) => points).join('\n')).toMatch(
      /sal e charque[\s\S]*cartas e notícias/iu,
    );
    expect(plan.filter(({ purpose }) => purpose === 'pratica').flatMap(({ points }) => points)).not.toContain(
      'Por que as tropas paravam em Lages?',
    );
  });
});

it('says a sentence beside a program rather than what is plugged in', () => {
  const point = (text: string, kind: Point['kind'], order: number) =>
    ({ text, kind, basis: [{ text, piece: { order } }] }) as unknown as Point;
  const read = point('O módulo mede a pressão entre 300 e 1100 hPa, com erro de 1 hPa', 'sentence', 2);
  const parts = point('1x placa, 1x módulo de pressão, cabos para ligações', 'list', 4);
  const listing = point('Código do material: módulo de pressão', 'listing', 5);
  const terms = { cores: new Map() } as unknown as LessonTerms;
  expect(besideListing(listing, [parts, read], terms)).toEqual([read, parts]);
});
