import { expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import type { Genre } from '#shared/analysis/genres.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const adviceOn = (content: string, genre: Genre | null = null) =>
  analyse({ ...makeAnalysisInput({ content, title: 'Aula' }), ...(genre && { genre }) }).improvements.join(
    ' | ',
  );

it('tells of a test without answers, and of a picture that a question asks to look at', () => {
  const advice = adviceOn(
    `Prova de Ciências - 6º ano
Nome: ______

1) (2,0) Observe a figura do moinho e diga de onde vem a força que move a pedra.

2) (2,0) Explique por que a água parada cheira mal.

3) (2,0) Cite dois usos do vento na fazenda.`,
    'prova',
  );
  expect(advice).toContain('O material não traz respostas. Resolva as 3 questões antes da aula');
  expect(advice).toContain('A questão 1 pede que se olhe uma imagem que não está no arquivo.');
});

it('says that there is nothing to do only where the notes set nothing', () => {
  const notes = `Moinhos

O moinho de água aproveita a força do rio para girar a pedra que esmaga o milho.

O moinho de vento gira mais devagar porque o vento muda de lado o dia todo.`;
  expect(adviceOn(notes)).toContain('Não encontrei exercícios nem perguntas');
  expect(
    adviceOn(`${notes}\n\nAtividade: montar um moinho de papel e soprar de lados diferentes.`),
  ).not.toContain('Não encontrei exercícios nem perguntas');
});

it('reminds the teacher of what the notes say is missing or to be checked, and blames nothing on them', () => {
  const advice = adviceOn(
    `Moinhos

O moinho de água aproveita a força do rio para girar a pedra que esmaga o milho. FALTA: colocar a foto da roda (slide da outra turma).

O moinho de vento gira mais devagar [professor: conferir a data antes da aula]. Quantos dias faltam para a visita?`,
  );
  expect(advice).toContain(
    'Você deixou anotado no material: “FALTA: colocar a foto da roda (slide da outra turma)” e “conferir a data antes da aula”.',
  );
  expect(advice).not.toMatch(/quase nada|faltam para/u);
});

it('says which part is the longest where nothing else is to be mended', () => {
  const lesson = `# Moinhos

Objetivo: comparar o moinho de água e o de vento.

## Moinho de água

O moinho de água aproveita a força do rio. Por exemplo, o da fazenda gira uma pedra que esmaga o milho de toda a vila, de manhã e à tarde.

## Moinho de vento

O moinho de vento gira mais devagar. Por exemplo, o da serra.

## Atividade

Monte um moinho de papel e sopre de lados diferentes.`;
  expect(adviceOn(lesson)).toMatch(/São \d partes em 50 minutos, e a mais longa é “Moinho de água”/u);
});

it('names the fields of a plan that hold nothing or still what the form says of them', () => {
  const plan = adviceOn(
    `Plano de aula

Tema: Moinhos de vento

Objetivos:

Explicar como o vento gira as pás.

Recursos:

Avaliação:

Observar a participação nas experiências.

Bibliografia:`,
    'plano_de_aula',
  );
  expect(plan).toContain('Há campos por preencher no documento: “Recursos”');
  expect(plan).not.toMatch(/preencher[^.]*“(?:Objetivos|Avaliação)”/u);
});

it('says of a plan of several lessons how many they are', () => {
  const advice = adviceOn(
    `Plano de aula

Aula 1 - Moinhos de água

O moinho de água aproveita a força do rio para girar a pedra que esmaga o milho.

Aula 2 - Moinhos de vento

O moinho de vento gira mais devagar porque o vento muda de lado o dia todo.

Aula 3 - Usinas

A usina troca a pedra por um gerador que acende as lâmpadas da cidade.`,
    'plano_de_aula',
  );
  expect(advice).toContain('O documento é o plano de 3 aulas');
  expect(advice).toContain('peça uma apresentação para cada uma');
});
