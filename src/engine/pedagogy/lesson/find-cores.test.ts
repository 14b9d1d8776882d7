import { describe, expect, it } from 'vitest';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { openLesson } from './open-lesson.ts';

const coresOf = (content: string): string[] => {
  const { terms } = openLesson(makeAnalysisInput({ content, size: 10, title: 'Solos' }));
  return [...terms.cores.keys()].map(({ text }) => text);
};

describe('what says what a part is about', () => {
  it('is the sentence that defines what its heading names, however many come before it', () => {
    const cores = coresOf(`# Solos

## Erosão hídrica

Em 1931 uma enxurrada levou a lavoura da serra. A erosão hídrica arrasta a terra fértil para o leito dos rios.

## Compostagem

O estudo e o uso dos restos de cozinha para alimentar a terra é o que chamamos de compostagem.

## Camadas

O solo está dividido em três camadas: a de cima, a do meio e a rocha. A rocha fica embaixo.

## Solo fértil

Todos gostam dele. Um terreno tem solo fértil se a planta encontra nele o que precisa para crescer.`);
    expect(cores).toEqual([
      'A erosão hídrica arrasta a terra fértil para o leito dos rios.',
      'O estudo e o uso dos restos de cozinha para alimentar a terra é o que chamamos de compostagem.',
      'O solo está dividido em três camadas: a de cima, a do meio e a rocha.',
      'Um terreno tem solo fértil se a planta encontra nele o que precisa para crescer.',
    ]);
  });

  it('is no sentence that tells who named it, what it may be called as well or how many things follow', () => {
    const cores = coresOf(`# Solos

## Húmus

Um pastor definiu o que hoje chamamos de húmus. A terra preta também é chamada de húmus. O húmus possui duas grandes vantagens.

## Argila

Seu grão fino é conhecido na olaria do bairro há muitos anos.`);
    expect(cores).toEqual([]);
  });
});
