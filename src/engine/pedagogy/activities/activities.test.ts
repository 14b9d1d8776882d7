import { describe, expect, it } from 'vitest';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import { askOpening } from '#engine/pedagogy/plan/ask-questions.ts';
import { ownTasks } from '#engine/pedagogy/plan/own-tasks.ts';
import { showQuestion, writeQuiz } from '#engine/pedagogy/plan/questions/write-quiz.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { chooseCheck, chooseExit } from './choose-check.ts';
import { scheduleActivities } from './schedule-activities.ts';
import { suggestEngagement } from './suggest-engagement.ts';

const lessonOf = (content: string, title = 'Aula') => openLesson(makeAnalysisInput({ content, title }));
const stepsOf = (content: string) =>
  scheduleActivities(lessonOf(content)).map((step) => ({ ...step, text: step.description.text }));

const LIST = `Lista de exercícios - Equações
Nome: ______

1) Resolva as equações:
a) x + 4 = 11
b) 2x - 3 = 9

2) O dobro de um número mais 5 é igual a 27. Qual é esse número?

3) A soma de dois números seguidos é 41. Quais são eles?

4) Um caderno custa o triplo de uma caneta. Juntos custam 24 reais. Quanto custa cada um?`;

describe('the class of a list of exercises', () => {
  const steps = stepsOf(LIST);

  it('solves and corrects, and explores nothing', () => {
    expect(steps.map(({ title }) => title)).toEqual([
      'Abertura',
      'Resolução: questões 1 a 4',
      'Correção: questões 1 a 4',
      'Fechamento',
    ]);
    expect(steps[1]?.text).toMatch(/as questões 1 a 4, cerca de \d+ minutos para cada/u);
    expect(steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(lessonOf(LIST).minutes);
  });

  it('is asked none of its questions first, and shares them out', () => {
    expect(askOpening(lessonOf(LIST))).toBeNull();
    expect(suggestEngagement(lessonOf(LIST)).map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^Distribua as questões 1 a 4 entre os grupos/u),
    );
  });
});

it('teaches a handout that ends in questions, whatever it is called', () => {
  const taught = `A cheia do rio enche as lagoas da mata. Quando a lagoa seca no verão, os peixes voltam para o rio. As aves seguem os peixes porque comem os pequenos na margem. O barro da lagoa guarda os ovos de muitos insetos durante a seca. No fim do ano a chuva volta e os ovos se abrem em poucos dias.`;
  const content = `As lagoas da mata\n\n${taught}\n\n1) Por que as aves seguem os peixes?\n\n2) Desenhe uma lagoa no verão.`;
  const lesson = openLesson({
    ...makeAnalysisInput({ content, title: 'As lagoas da mata' }),
    genre: 'lista_exercicios',
  });
  expect(
    scheduleActivities(lesson)
      .map(({ title }) => title)
      .join(' '),
  ).not.toContain('Resolução');
  expect(askOpening(lesson)?.text).toBe('Antes de começar: o que acontece quando a lagoa seca no verão?');
});

const SAILS = `Velas de barco

Por que há tantas velas

O barco antigo usava uma vela só porque poucos homens cabiam nele. As velas grandes rasgavam no temporal, por isso os mestres costuravam reforços de lona.

Tipos de vela

- Vela redonda: recebe o vento por trás e puxa o barco para a frente.
- Vela latina: deixa o barco andar contra o vento em zigue-zague.
- Vela de estai: fica entre dois mastros e ajuda a virar a proa.
- Vela de balão: enche com vento fraco e dá velocidade em mar calmo.

Cuidados

Quando a lona fica molhada no porão, o mofo come o tecido em poucos meses. Os marujos secavam as velas porque o sal cortava os fios.

Atividade: dobrar um barco de papel e testar dois formatos de vela com um leque.
Dever de casa - desenhar um barco e escrever o nome de cada vela`;

describe('the class of a lesson', () => {
  const lesson = lessonOf(SAILS, 'Velas de barco');

  it('asks another question at the beginning, to check and on the way out', () => {
    const [opening, check, exit] = [askOpening(lesson), chooseCheck(lesson), chooseExit(lesson)];
    expect(opening?.text).toMatch(/^Antes de começar: (?:por que|o que acontece) /u);
    const asked = [opening?.basis[0], check?.basis[0], exit?.basis[0]];
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked).not.toContain(undefined);
  });

  it('does the tasks that the notes call so, each in its own way, what is for the end at the end', () => {
    expect(ownTasks(lesson, 5).map(({ text }) => text)).toEqual([
      'Dobrar um barco de papel e testar dois formatos de vela com um leque',
      'Dever de casa: desenhar um barco e escrever o nome de cada vela',
    ]);
    const steps = stepsOf(SAILS);
    expect(steps.find(({ title }) => title === 'Prática')?.text).toMatch(/^Dobrar um barco/u);
    expect(steps.find(({ title }) => title === 'Fechamento')?.text).toMatch(/^Dever de casa: desenhar/u);
  });

  it('shares out what the material sets side by side, by its names', () => {
    expect(suggestEngagement(lesson).map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/“Vela redonda”, “Vela latina”, “Vela de estai” e “Vela de balão”/u),
    );
  });

  it('shares out nothing where nothing stands side by side', () => {
    const bare = lessonOf(
      'O vento\n\nO vento é o ar que se move de um lugar frio para um lugar quente da terra.',
    );
    expect(
      suggestEngagement(bare)
        .map(({ text }) => text)
        .join(' '),
    ).not.toMatch(/grupos?, um para cada/u);
  });

  it('never checks by a nod to what the text says', () => {
    const check = chooseCheck(
      lessonOf('Pesca\n\nA pesca no rio era feita de canoa durante todo o verão da vila.'),
    );
    expect(check === undefined || !/^Verdadeiro/u.test(showQuestion(check))).toBe(true);
  });
});

it('asks what is known of the first parts where the lesson has no name of its own, never of one thing in them', () => {
  const content = `Curso técnico - módulo 2

Cabos de aço

O cabo de aço junta muitos fios finos torcidos em volta de uma alma de fibra.

Roldanas

A roldana muda o lado da força e deixa o peso subir com menos esforço do braço.

Ganchos

O gancho de trava prende a carga e só abre com a mão.`;
  expect(askOpening(lessonOf(content, 'Curso técnico - módulo 2'))?.text).toBe(
    'O que vocês já sabem sobre cabos de aço, roldanas e ganchos?',
  );
});

it('sets the practice that the notes share out, and compares things by their whole names', () => {
  const content = `Remos e velas

O barco a remo usa a força dos braços para andar, enquanto a jangada usa a força do vento no mar.

O remo curto cabe bem na canoa do rio, ao passo que o remo longo pede um barco maior. O remo longo cansa mais os braços.

Prática no cais: na água rasa, cada dupla rema de um lado por vez.`;
  const lesson = lessonOf(content);
  expect(ownTasks(lesson, 3).map(({ text }) => text)).toEqual([
    'Prática no cais: na água rasa, cada dupla rema de um lado por vez',
  ]);
  expect(
    writeQuiz(lesson)
      .flat()
      .map(({ text }) => text),
  ).toContain('Que diferença há entre remo curto e remo longo?');
});

it.each([
  ['Gênero textual: fábula - 6º ano - 2 aulas', 'Fábula'],
  ['Filosofia 3a série - justiça', 'Justiça'],
  ['EJA - Alfabetização - tema: dengue no bairro', 'dengue no bairro'],
])('asks what is known of the subject, not of the paper: %s', (title, theme) => {
  const content = `${title}\n\nNa vila havia muita conversa sobre isso à noite. As pessoas contavam o que sabiam e ouviam os mais velhos.`;
  expect(askOpening(lessonOf(content, title))?.text.toLowerCase()).toBe(
    `o que vocês já sabem sobre ${theme.toLowerCase()}?`,
  );
});

it('discusses what a case leaves open', () => {
  const lesson = lessonOf(`Ética no trabalho

Regras

A confiança nasce da palavra que se cumpre todos os dias na oficina.

Dilema da chave: um colega perdeu a chave do cofre e pediu que ninguém contasse ao chefe. No dia seguinte sumiu dinheiro.`);
  expect(
    scheduleActivities(lesson)
      .map(({ description }) => description.text)
      .join(' '),
  ).toContain(
    'Discutam em grupos o que fazer neste caso e por quê: “Um colega perdeu a chave do cofre e pediu que ninguém contasse ao chefe. No dia seguinte sumiu dinheiro.” Cada grupo decide',
  );
});

it('goes once through neighbouring parts of which nothing tells how', () => {
  const content = `# Cores da legenda

vermelho, azul, verde

# Quadros da folha

A1, B2, C3

# Tintas da caixa

guache, nanquim, pastel`;
  const told = scheduleActivities(openLesson(makeAnalysisInput({ content, title: 'Pintura' })));
  const bare = told.filter(({ description }) => description.text.includes('passos curtos'));
  expect(bare.length).toBeLessThan(2);
});
