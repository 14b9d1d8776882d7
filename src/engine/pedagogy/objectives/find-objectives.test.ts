import { expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { proposeObjectives } from './propose-objectives.ts';

const found = (content: string) =>
  analyse(makeAnalysisInput({ content })).objectives.map(({ text, verb }) => [text, verb]);

it('reads objectives in lines of their own, with the code of a curriculum before them', () => {
  const content = `A célula é a menor unidade viva de um ser vivo.

Objetivo: CDEILD01 - Identificar as partes da célula

Toda célula tem membrana, e muitas guardam o DNA em um núcleo.`;
  expect(found(content)).toEqual([['Identificar as partes da célula', 'identificar']]);
});

it('makes no objective of a sentence that only speaks of one', () => {
  expect(found('O objetivo do jogo é divertido. A célula é a menor unidade viva.')).toEqual([]);
});

it('takes the aim out of the sentence that announces it, and no code or torn line for one', () => {
  const content = `# Objetivos

O objetivo desta apostila é explicar como a célula se divide.

EF06CI05, EF06CI06

De um microscópio.

# A célula

A célula é a menor unidade viva de um ser vivo.`;
  expect(found(content).map(([text]) => text)).toEqual(['Explicar como a célula se divide.']);
});

it('takes no task of the day, no step and no statement about an action for an aim', () => {
  const content = `# Objetivos

- Comparar mapas de escalas diferentes
- Cada aluno deverá escolher 3 mapas e criar uma legenda
- Construir um mapa se resume a medir e reduzir distâncias

# Mapas

O mapa é um desenho da Terra visto de cima.`;
  expect(found(content).map(([text]) => text)).toEqual(['Comparar mapas de escalas diferentes']);
});

it('proposes what the tasks of the material train where it states no aim', () => {
  const content = `# Escalas

A escala diz quantas vezes o desenho é menor que o terreno.

# Exercícios

1) Converta as seguintes distâncias do mapa em quilômetros.`;
  const aims = proposeObjectives(openLesson(makeAnalysisInput({ content }))).map(({ text }) => text);
  expect(aims).toContain('converter distâncias do mapa em quilômetros');
});

it('takes no sentence of the subject below the aims for an aim', () => {
  const content = `Objetivos

Reconhecer as principais figuras de linguagem em textos e canções.
As figuras de linguagem são recursos que dão mais expressividade ao texto.
Criar hábitos saudáveis na infância não apenas contribui para a saúde, mas também forma a base das escolhas.`;
  const aims = analyse(makeAnalysisInput({ content })).objectives.map(({ text }) => text);
  expect(aims.join(' ')).not.toMatch(/são recursos|não apenas contribui/);
});

it('takes neither what the work is for nor a row of codes for an aim', () => {
  const content = `Objetivos

Realizar a recuperação das notas do bimestre.
Comparar as cores de uma tela com as de uma folha.
Verde: RGB (0,120,60) | hexadecimal #00783c`;
  const aims = analyse(makeAnalysisInput({ content })).objectives.map(({ text }) => text);
  expect(aims).toEqual(['Comparar as cores de uma tela com as de uma folha.']);
});

it('finds an aim in running text, without its label and however it is put', () => {
  expect(
    found(
      'A célula é a menor unidade viva. Objetivo: ninguém sair daqui sem saber de cor as partes da célula.',
    ),
  ).toEqual([['Saber de cor as partes da célula.', null]]);
  expect(found('# Objetivos\n\nCompetência: compreender como a célula se divide.')).toEqual([
    ['Compreender como a célula se divide.', 'compreender'],
  ]);
});

it('takes the stated aims alone, as deeds, and no order of the class from elsewhere', () => {
  const content = `Pé de feijão

Objetivo: que as crianças percebam que a planta é um ser vivo e saibam o nome das partes

Roda de conversa
Contar um pedacinho da história do pé de feijão.
Desenhar o que cada um viu no copo.

A semente guarda uma plantinha bem pequena dentro dela.`;
  expect(found(content).map(([text]) => text)).toEqual([
    'Perceber que a planta é um ser vivo e saber o nome das partes',
  ]);
});
