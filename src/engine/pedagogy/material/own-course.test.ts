import { describe, expect, it } from 'vitest';
import { scheduleActivities } from '#engine/pedagogy/activities/schedule-activities.ts';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import { askOpening } from '#engine/pedagogy/plan/ask-questions.ts';
import { ownTasks } from '#engine/pedagogy/plan/own-tasks.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const lessonOf = (content: string, title = 'Aula', lessonMinutes: number | null = null) =>
  openLesson({ ...makeAnalysisInput({ content, title }), lessonMinutes });
const stepsOf = (content: string, minutes: number | null = null) =>
  scheduleActivities(lessonOf(content, 'Pipas', minutes)).map(
    ({ title, minutes: time, description }) => `${time} ${title}: ${description.text}`,
  );

const plan = (time: string, course: string): string => `# Plano de aula

Tema: Pipas

Duração: ${time}

# Objetivos

- Explicar por que a pipa sobe com o vento.

# Conteúdo

A pipa sobe porque o vento empurra o papel por baixo. A rabiola é a tira de pano que dá firmeza à pipa no ar.

# Desenvolvimento

${course}

# Recursos

Papel de seda, varetas e linha.

# Avaliação

Os alunos serão avaliados pela participação na roda e pela pipa pronta.`;

describe('a plan that says how its class goes', () => {
  const timed = plan(
    '2 aulas de 50 min',
    `1ª aula

Roda de conversa (10 min): quem já soltou pipa? Anotar no cartaz.

Confecção da pipa com papel de seda (30 min).

Volta à calma (10 min): alongamento.

2ª aula

Vídeo sobre o vento (15 min).

Em grupos de 5, inventar uma rabiola nova e apresentar (25 min).

Roda final (10 min).`,
  );

  it('is the class of the schedule, in its own steps, minutes and lessons', () => {
    expect(stepsOf(timed)).toEqual([
      '10 1ª aula: Roda de conversa: Quem já soltou pipa? Anotar no cartaz.',
      '30 1ª aula: Confecção da pipa com papel de seda: Confecção da pipa com papel de seda.',
      '10 1ª aula: Volta à calma: Alongamento.',
      '15 2ª aula: Vídeo sobre o vento: Vídeo sobre o vento.',
      '25 2ª aula: Em grupos de 5, inventar uma rabiola nova e apresentar.',
      '10 2ª aula: Roda final: Roda final.',
    ]);
    expect(lessonOf(timed).minutes).toBe(100);
  });

  it('opens with its own question and sets what the class makes in it', () => {
    expect(askOpening(lessonOf(timed))?.text).toBe('Quem já soltou pipa?');
    expect(ownTasks(lessonOf(timed), 5).map(({ text }) => text)).toEqual([
      'Confecção da pipa com papel de seda',
      'Em grupos de 5, inventar uma rabiola nova e apresentar',
    ]);
  });

  it('takes the minutes of the order for each of its lessons, and shares them out as it does', () => {
    const steps = scheduleActivities(lessonOf(timed, 'Pipas', 40));
    expect(steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(80);
    expect(steps.map(({ minutes }) => minutes)).toEqual([9, 23, 8, 12, 20, 8]);
  });

  it('shares a lesson among steps without minutes, and says to the class what it says of it', () => {
    const told = plan(
      '3 aulas de 50 min',
      `1ª aula – Roda de conversa: por que a pipa sobe? Levantar hipóteses no quadro.

2ª aula – Em grupos de 4, os alunos recebem varetas e devem propor a armação antes de colar o papel.

3ª aula – Vídeo (6 min) sobre o vento. Construção da rabiola com tiras de pano velho.`,
    );
    expect(stepsOf(told).map((step) => step.slice(0, 40))).toEqual([
      '50 1ª aula: Roda de conversa: Por que a ',
      '50 2ª aula: Em grupos de 4, os alunos re',
      '50 3ª aula: Vídeo (6 min) sobre o vento:',
    ]);
    expect(ownTasks(lessonOf(told), 5).map(({ text }) => text)).toEqual([
      'Em grupos de 4, receber varetas e propor a armação antes de colar o papel',
      'Construção da rabiola com tiras de pano velho',
    ]);
  });

  it('fills what the steps leave of the time before the last of them', () => {
    const short = plan(
      '50 minutos',
      '- Acolhida (10 min): conversa sobre o vento.\n- Leitura do texto em duplas (15 min).\n- Fechamento (5 min): desenho da pipa.',
    );
    expect(stepsOf(short).map((step) => step.split(':')[0])).toEqual([
      '10 Acolhida',
      '15 Leitura do texto em duplas',
      '20 Prática',
      '5 Fechamento',
    ]);
  });
});

const NOTES = `Pipas - 6º ano

Primeiro perguntar quem já soltou pipa e o que eles usaram. Deixar falar uns 10 min

O vento

A pipa sobe porque o vento empurra o papel por baixo. A rabiola é a tira de pano que dá firmeza à pipa no ar.

Cuidados

A linha com cerol corta a pele e por isso é proibida em muitas cidades do país.

Debate final (10 min): "Soltar pipa na rua é perigoso?"

Tarefa p/ sexta: livro p. 40, ex. 1 a 3. Cobrar o bilhete do 6ºB.

A aula é das 19h às 20h30 mas conta 1h10 de verdade`;

describe('notes that set down how the class begins and ends', () => {
  it('begin and end it so, in the time that is left of the timetable', () => {
    const lesson = lessonOf(NOTES, 'Pipas');
    const steps = stepsOf(NOTES);
    expect(lesson.minutes).toBe(70);
    expect(steps[0]).toMatch(/^10 Abertura: Primeiro perguntar quem já soltou pipa/u);
    expect(steps.at(-1)).toBe(
      '10 Fechamento: Debate final: "Soltar pipa na rua é perigoso?" Tarefa para sexta: livro p. 40, ex. 1 a 3.',
    );
    expect(askOpening(lesson)?.text).toBe('Quem já soltou pipa e o que vocês usaram?');
  });

  it('are no matter of the lesson', () => {
    const { sections, material } = lessonOf(NOTES, 'Pipas');
    const told = sections.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join(' ');
    expect(told).not.toMatch(/Debate|Tarefa|perguntar quem/u);
    expect(material.course.closing).toHaveLength(2);
  });
});

it('goes by the minutes of its steps, whatever room a class is held in and what else is noted', () => {
  const rooms = plan(
    '2 aulas de 50 min',
    `Aula 1 (sala e pátio)

1º momento (10 min) - Roda de conversa: quem já soltou pipa?

(40 min) cortar o papel de seda.

Aula 2 (quadra)

Parte principal (35 min): soltar as pipas em duplas. Roda final (10 min) com as pipas no chão.

Volta à calma (5 min): alongamento.

SEGURANÇA: longe dos fios.`,
  );
  expect(stepsOf(rooms)).toEqual([
    '10 1ª aula: Roda de conversa: Quem já soltou pipa?',
    '40 1ª aula: Cortar o papel de seda: Cortar o papel de seda.',
    '35 2ª aula: Parte principal: Soltar as pipas em duplas.',
    '10 2ª aula: Roda final com as pipas no chão: Roda final com as pipas no chão.',
    '5 2ª aula: Volta à calma: Alongamento.',
  ]);
});

it.each([
  ['Prof. Ana / 1h30 / sala 3', 90],
  ['Aula de pipas - 9B - quinta 2 aulas', 100],
  ['aula dupla 14/08', 100],
  ['Aula de pipas (2 aulas? ver se dá)', 50],
])('takes the time of the class from the head of the notes: %s', (head, minutes) => {
  expect(lessonOf(`${head}\n\nA pipa sobe com o vento. A rabiola dá firmeza à pipa.`).minutes).toBe(minutes);
});

it('shows how a plan grades to nobody, and asks its sheet from the first question on', () => {
  const graded = plan(
    '50 min',
    `Roda de conversa (10 min): quem já soltou pipa?

Confecção da pipa (40 min).

AVALIAÇÃO: participação (4,0), ficha individual (6,0). Ficha: 1. Por que a pipa sobe? 2. Para que serve a rabiola?`,
  );
  const { material } = lessonOf(graded);
  const asked = [...material.pieces, ...material.exercises].map(({ text }) => text).join(' ');
  expect(asked).toContain('1. Por que a pipa sobe?');
  expect(asked).not.toMatch(/4,0|Ficha/u);
});

it('takes no class for one where a handout tells the steps of something else', () => {
  const recipe = `Bolo de milho

Modo de fazer

- Bata o milho com o leite (5 min).
- Asse no forno médio (40 min).
- Espere esfriar na forma (15 min).`;
  expect(lessonOf(recipe).material.course.steps).toEqual([]);
});

it('teaches what stands in the content of a plan under its own names, and tells neither its codes nor its length', () => {
  const content = `PLANO DE AULA

TEMA: Solos

HABILIDADE BNCC: EF06CI12

OBJETIVOS
- Explicar como o solo se forma a partir da rocha.

CONTEÚDO
O solo é a camada superficial da crosta terrestre onde crescem as plantas.
Perfil do solo:
Horizonte O: restos de folhas e animais em decomposição.
Horizonte A: camada escura, rica em húmus, onde ficam as raízes.
Horizonte B: acumula argila e minerais levados pela água.

METODOLOGIA
Aula 1 (50 min)
10 min – Roda de conversa: de onde vem a terra do vaso?
40 min – Explicação dialogada com desenho do perfil na lousa.
Aula 2 (50 min)
50 min – Experimento: passar água por areia e por argila.

AVALIAÇÃO
Participação (4 pontos) e registro no caderno (6 pontos).`;
  const lesson = lessonOf(content, 'Solos', 100);
  expect(lesson.material.course.steps.map(({ lesson: own, minutes }) => [own, minutes])).toEqual([
    [1, 10],
    [1, 40],
    [2, 50],
  ]);
  const heads = lesson.material.pieces.filter(({ kind }) => kind === 'heading').map(({ text }) => text);
  expect(heads.join('\n')).toMatch(/Perfil do solo/);
  expect(lesson.material.objectives.map(({ text }) => text).join('\n')).not.toMatch(/EF06CI12/);
});
