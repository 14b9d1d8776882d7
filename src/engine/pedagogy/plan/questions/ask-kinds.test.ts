import { describe, expect, it } from 'vitest';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { askSentence } from './ask-sentence.ts';
import { writeQuiz } from './write-quiz.ts';

const quizOf = (content: string) =>
  writeQuiz(openLesson(makeAnalysisInput({ content })))
    .flat()
    .map(({ text, answer }) => [text, answer]);

describe('an error that the material calls one', () => {
  it.each([
    [
      'É comum ler que Dutra inventou a roca de pedal, mas isso não é verdade: Lins já havia feito uma em 1712.',
      'Dutra inventou a roca de pedal',
      'Falso: Lins já havia feito uma em 1712.',
    ],
    [
      'Os alunos costumam achar que a caatinga é pobre em espécies. Isso é errado, ela tem muitas espécies de plantas.',
      'A caatinga é pobre em espécies',
      'Falso: ela tem muitas espécies de plantas.',
    ],
    [
      '"a planta tira o alimento do solo" -> ERRADO, tira água e sais minerais',
      'A planta tira o alimento do solo',
      'Falso: tira água e sais minerais.',
    ],
  ])('is judged by the class: %s', (line, said, answer) => {
    const quiz = quizOf(`# Enganos\n\nA aula trata do que muita gente pensa ser certo.\n\n${line}`);
    expect(quiz).toContainEqual([`Verdadeiro ou falso? “${said}”`, answer]);
    // What is believed is neither true nor false by a figure of it.
    expect(quiz.map(([text]) => text).join(' ')).not.toMatch(/costumam achar|É comum ler/u);
  });
});

const STEPS = `# Bomba de água

A bomba puxa a água do poço para a caixa.

# Como trocar o rolamento

1. Desligar a chave geral da bomba.
2. Fechar o registro de entrada da água.
3. Soltar os quatro parafusos da tampa.
4. Retirar o rolamento velho com o sacador.
5. Untar o eixo com graxa nova.
6. Encaixar o rolamento novo no eixo.
7. Apertar os parafusos da tampa em cruz.`;

it('asks what comes right after a step, never with its neighbours as wrong answers', () => {
  const asked = writeQuiz(openLesson(makeAnalysisInput({ content: STEPS })))
    .flat()
    .filter(({ text }) => text.startsWith('O que se faz logo depois'));
  expect(asked[0]).toMatchObject({
    text: 'O que se faz logo depois de “Fechar o registro de entrada da água”?',
    answer: 'Soltar os quatro parafusos da tampa',
  });
  expect(asked[0]?.options).toHaveLength(4);
  expect(asked[0]?.options.join(' ')).not.toContain('Desligar a chave');
});

it('asks of no step that is done more than once what comes after it', () => {
  const twice = `${STEPS}\n8. Fechar o registro de entrada da água.\n9. Ligar a chave geral da bomba.`;
  const asked = writeQuiz(openLesson(makeAnalysisInput({ content: twice })))
    .flat()
    .filter(({ text }) => text.startsWith('O que se faz logo depois'));
  expect(asked.length).toBeGreaterThan(0);
  for (const { text, options } of asked) {
    expect(text).not.toContain('Fechar o registro');
    expect(new Set(options).size).toBe(options.length);
  }
});

it('asks when an event of notes was, by the years that the notes tell', () => {
  const notes = `# A vila

A vila cresceu à beira do rio.

1808 - o primeiro barco a vapor chega ao porto
1815 - a vila vira cidade por lei do rei
1822 - a ponte de pedra é aberta ao povo`;
  expect(quizOf(notes)).toContainEqual(['Em que ano? “O primeiro barco a vapor chega ao porto”', '1808']);
});

it('compares two of a kind that stand beside each other, and asks for a term alone by its name', () => {
  const quiz = quizOf(`# Misturas

- Mistura homogênea: apresenta uma única fase para quem olha.
- Mistura heterogênea: apresenta duas ou mais fases para quem olha.

# A vida em sociedade

As mudanças muito rápidas deixam as pessoas sem saber o que fazer.

Anomia: ausência ou enfraquecimento das regras da sociedade.

Valor: R$ 80 por dia de trabalho na vila.`);
  expect(quiz.map(([text]) => text)).toContain(
    'Que diferença há entre mistura homogênea e mistura heterogênea?',
  );
  expect(quiz).toContainEqual(['O que é anomia?', 'Ausência ou enfraquecimento das regras da sociedade']);
  expect(quiz.map(([text]) => text).join(' ')).not.toContain('O que é valor');
});

describe('a table', () => {
  it('is asked back by what it says of a row, and when by its years', () => {
    const quiz = quizOf(`# Fábricas

Cada fábrica mudou o trabalho do seu jeito.

| Modelo | Quando | O que mudou |
| --- | --- | --- |
| Taylorismo | 1911 | quem planeja não executa a tarefa; tempo medido |
| Fordismo | 1913 | linha de montagem com esteira; estoque grande |
| Toyotismo | 1950 | produção conforme a demanda; estoque pequeno |`);
    expect(quiz).toContainEqual(['De quando é “Taylorismo”, segundo a tabela?', '1911']);
    expect(quiz).toContainEqual([
      'A que modelo corresponde isto: “Produção conforme a demanda”?',
      'Toyotismo',
    ]);
  });

  it('of the fields of a plan is not asked for', () => {
    const quiz = quizOf(`# Plano

A peteca é de origem indígena e nasceu antes da escola.

| Componente | Educação Física |
| --- | --- |
| Professora | Ana Dutra |
| Turma | 4º ano A |
| Duração | 2 aulas de 50 min |
| Tema | Brincadeiras de matriz indígena |`);
    expect(quiz.map(([text]) => text).join(' ')).not.toContain('tabela');
  });
});

it('asks nothing of a verb before the last one, of how things are, of what would be done', () => {
  expect(
    askSentence('Os corredores ligam os fragmentos e permitem a passagem dos animais')?.text,
  ).not.toMatch(/permitem\?$/u);
  expect(askSentence('As folhas são largas e perenes, e há muitas bromélias e orquídeas')).toBeNull();
  expect(askSentence('As corporações criariam novas regras para o trabalho')).toBeNull();
});
