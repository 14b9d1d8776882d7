import { describe, expect, it } from 'vitest';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { askSentence } from './ask-sentence.ts';
import { judgeStatements } from './judge-statements.ts';
import { mix } from './mix.ts';
import { writeQuiz } from './write-quiz.ts';

const quiz = (content: string) => writeQuiz(openLesson(makeAnalysisInput({ content }))).flat();

describe('a question from a sentence', () => {
  it.each([
    [
      'O termômetro serve para medir a temperatura',
      'Para que serve o termômetro?',
      'Para medir a temperatura',
    ],
    [
      'A cifra é fraca porque seu universo de chaves é pequeno',
      'Por que a cifra é fraca?',
      'Porque seu universo de chaves é pequeno',
    ],
    ['A Bastilha foi tomada pelo povo em 1789', 'Em que ano a Bastilha foi tomada pelo povo?', '1789'],
    [
      'O desmatamento da mata provoca a erosão do solo',
      'O que provoca a erosão do solo?',
      'O desmatamento da mata',
    ],
    [
      'O grupo deverá preencher o modelo de ata da empresa',
      'O que o grupo deverá preencher?',
      'o modelo de ata da empresa',
    ],
  ])('“%s” asks “%s”', (sentence, question, answer) => {
    expect(askSentence(sentence)).toMatchObject({ text: question, answer });
  });
  it.each([
    'Incentivar a turma a observar a vírgula é usado para somar',
    'Mantenha a tela fechada porque há curiosos por perto',
    'CSS foi proposta em 1994 e lançada em 1996',
  ])('“%s” asks nothing', (sentence) => {
    expect(askSentence(sentence)).toBeNull();
  });
});

it('takes for true what is so, never what somebody believes', () => {
  const judge = (text: string) =>
    judgeStatements(
      [{ text, kind: 'sentence', words: 11, isLong: false, isOpening: false, stems: new Set(), basis: [] }],
      0,
    ).map(({ answer }) => answer);
  expect(judge('A força resultante é a causa da mudança de velocidade do corpo')).toEqual(['Verdadeiro']);
  expect(judge('Muita gente pensa que a força é a causa da velocidade do corpo')).toEqual([]);
});

describe('the quiz of a lesson', () => {
  const content = `# Cidades

A cidade de Aveleira tem 35% de área verde em seu território. A cidade de Belmonte tem 20% de área verde em seu território. O bairro de Campinho guarda 12% das casas antigas do município.

# Rios

Tipos de rio:

- perene
- intermitente
- efêmero`;
  const questions = quiz(content);

  it('offers figures of the same unit and says which is right', () => {
    const choice = questions.find(({ kind }) => kind === 'multipla_escolha');
    expect(choice?.options).toHaveLength(3);
    expect(choice?.options).toContain(choice?.answer);
    expect(choice?.text).toContain('____');
  });
  it('makes a sentence false by another figure of the text', () => {
    const judged = questions.find(({ kind }) => kind === 'verdadeiro_falso');
    const right = judged?.basis[0]?.text ?? '';
    expect(judged?.answer).toContain('Falso');
    expect(right).not.toContain(/\d+%/.exec(judged?.text ?? '')?.[0]);
  });
  it('asks for the members of a class', () => {
    expect(questions).toContainEqual(
      expect.objectContaining({
        text: 'Quais são os tipos de rio?',
        answer: 'perene, intermitente, efêmero',
      }),
    );
  });
  it('asks nothing where the text gives no answer', () => {
    expect(quiz('Bem-vindos! Vamos lá?')).toEqual([]);
  });
  it('orders alternatives the same way each time, whatever order they come in', () => {
    expect(mix(['a', 'b', 'c'])).toEqual(mix(['c', 'a', 'b']));
  });
  it.each([
    'O solo raso e pedregoso não armazena água, e o solo raso cansa depressa.',
    'A demonstração seguida de prática ativa ajuda a turma a fixar o conteúdo novo.',
    'A fauna e a flora nativa vivem de forma adaptada às chuvas do inverno.',
  ])('takes no gap out of the middle of a thing: “%s”', (sentence) => {
    const gaps = quiz(`# Caatinga\n\n${sentence}`).filter(({ kind }) => kind === 'lacuna');
    expect(gaps.map(({ text }) => text).join(' ')).not.toMatch(/____ (?:e|de)\s|(?:e|e a) ____/u);
  });
  it('asks what a list sorts, not what “Existiam duas formas” is', () => {
    const asked = quiz(
      '# A escrita egípcia\n\nExistiam duas formas de escrita: a demótica, mais simples, e a hieroglífica.',
    );
    expect(asked.map(({ text }) => text).join(' ')).not.toContain('O que é existiam');
  });
  it('asks about no common word that only the page tells apart', () => {
    const asked = quiz(
      '# Argumentos\n\nA linguagem permite chamar a função com os argumentos em qualquer ordem do código.',
    );
    expect(asked.map(({ text }) => text)).not.toContain('O que a linguagem permite?');
  });
  it('asks which of several things does what the text says of one', () => {
    const asked = quiz(
      `# Processador

- Núcleo: responsável por processar o que entra pelo barramento externo
- Cache: armazena os dados que mais vezes são pedidos
- Relógio: marca o ritmo em que cada etapa acontece`,
    ).filter(({ text }) => text.startsWith('Qual destes'));
    // Once: the same three names would be offered again.
    expect(asked.map(({ kind, answer }) => [kind, answer])).toEqual([['multipla_escolha', 'Núcleo']]);
    expect(asked[0]?.options.toSorted()).toEqual(['Cache', 'Núcleo', 'Relógio']);
  });
});

it('asks who somebody is, and what a thing is', () => {
  const content = `# Saci

O Saci é um menino travesso que vive na mata e usa um gorro vermelho.

# Mata

A mata é um conjunto de árvores que cobre uma grande área de terra.`;
  const asked = writeQuiz(openLesson(makeAnalysisInput({ content })))
    .flat()
    .map(({ text }) => text)
    .join(' ');
  expect(asked).toContain('Quem é o Saci?');
  expect(asked).not.toContain('Quem é a mata?');
});
