import { describe, expect, it } from 'vitest';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import { plotFigures } from '#engine/pedagogy/lesson/plot-figures.ts';
import { proposeObjectives } from '#engine/pedagogy/objectives/propose-objectives.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { proposeTasks } from '#engine/pedagogy/plan/propose-tasks.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { askSentence } from './ask-sentence.ts';
import { writeQuiz } from './write-quiz.ts';

const lessonOf = (content: string) => openLesson(makeAnalysisInput({ content }));

describe('a table', () => {
  const asked = writeQuiz(
    lessonOf(`# Cordas do barco

A corda certa depende do esforço que ela faz no barco.

| Corda | Grossura | Carga |
| --- | --- | --- |
| Adriça | 8 mm | 900 kg |
| Escota | 12 mm | 1500 kg |
| Amarra | 20 mm | 3000 kg |`),
  ).flat();

  it('is asked for by row and column, with the other values of the column to choose from', () => {
    expect(asked).toContainEqual(
      expect.objectContaining({
        kind: 'multipla_escolha',
        text: 'Qual é a grossura de Adriça?',
        answer: '8 mm',
        options: expect.arrayContaining(['8 mm', '12 mm', '20 mm']),
      }),
    );
  });
});

it.each([
  [
    'Em 1764, Ana Dutra criou a roca de pedal, que fiava dois fios',
    'Quem criou a roca de pedal?',
    'Ana Dutra',
  ],
  [
    'Jean-Luc Prado decifrou as marcas do farol em 1822, com uma lupa',
    'Quem decifrou as marcas do farol?',
    'Jean-Luc Prado',
  ],
  ['João Lins fundou o jornal da vila em 1902', 'Quem fundou o jornal da vila?', 'João Lins'],
])('asks who made a thing before when: “%s”', (sentence, text, answer) => {
  expect(askSentence(sentence)).toMatchObject({ text, answer });
});

it('draws what one sentence counts month by month', () => {
  const lesson = lessonOf('# Pescaria\n\nNa vila tivemos 12 barcos em março, 30 em abril e 41 em maio.');
  const [series] = matterOf(lesson.sections[0]?.pieces ?? []).flatMap((piece) => plotFigures(piece) ?? []);
  expect(series).toEqual({
    name: 'barcos',
    pairs: [
      { thing: 'março', figure: '12' },
      { thing: 'abril', figure: '30' },
      { thing: 'maio', figure: '41' },
    ],
  });
});

const COURSE = `# Emendar a corda

1. Cortar as pontas gastas da corda velha.
2. Abrir os três fios de cada ponta.
3. Cruzar os fios de um lado com os do outro.
4. Apertar os fios dois a dois.
5. Queimar as sobras com cuidado.
6. Esticar a emenda entre dois postes.
7. Cobrir a emenda com fita de pano.`;

it('puts a long course in order from its beginning to its end, and has it done as an aim', () => {
  const lesson = lessonOf(COURSE);
  const [task] = proposeTasks(lesson, 3).filter(({ text }) => text.startsWith('Ponha na ordem certa'));
  expect(task?.text).toContain('Cortar as pontas gastas');
  expect(task?.text).toContain('Cobrir a emenda');
  expect(proposeObjectives(lesson).map(({ text }) => text)).toContain(
    'executar, na ordem, os 7 passos para emendar a corda',
  );
});

it('aims at telling apart what the material sets side by side', () => {
  const lesson = lessonOf(`# Nós

- Nó de escota: une cordas de grossuras diferentes.
- Nó de cunha: prende a corda em um poste de madeira.
- Nó de oito: impede que a ponta escape do furo.`);
  expect(proposeObjectives(lesson).map(({ text }) => text)).toContain(
    'diferenciar Nó de escota, Nó de cunha e Nó de oito',
  );
});

it('asks one side of a comparison, with the other sides to choose from', () => {
  const asked = writeQuiz(
    lessonOf(`# Reformas

Três igrejas nasceram das reformas do século XVI na Europa.

|  | Luteranismo | Calvinismo | Anglicanismo |
| --- | --- | --- | --- |
| Líder | Lutero | Calvino | Henrique VIII |
| Onde | Alemanha | Suíça | Inglaterra |
| Quem apoiou | príncipes | burguesia | nobreza |`),
  ).flat();
  expect(asked).toContainEqual(
    expect.objectContaining({
      text: 'Quanto a “Líder”, o que caracteriza “Luteranismo”?',
      answer: 'Lutero',
      options: expect.arrayContaining(['Calvino', 'Henrique VIII', 'Lutero']),
    }),
  );
});
