import { describe, expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const options = (...own: string[]) => own.map((text, at) => `${'abcd'[at]}) ${text}`).join('\n\n');

/** Titles of the practice slides of a test, joined. */
function titlesOf(title: string, ...questions: string[]): string {
  const content = `# ${title}\n\n${questions.join('\n\n')}`;
  const { plan } = analyse({
    ...makeAnalysisInput({ content, title, size: 10 }),
    genre: 'prova',
  }).structure;
  return plan
    .filter(({ purpose }) => purpose === 'pratica')
    .map((item) => item.title)
    .join(' | ');
}

const PORTUGUESE = [
  `1) De acordo com o texto, o autor defende que:\n\n${options('a leitura cansa.', 'a leitura forma.', 'ninguém lê.', 'todos leem.')}`,
  `2) Em “se a chuva vier”, a oração expressa ideia de:\n\n${options('condição.', 'causa.', 'tempo.', 'lugar.')}`,
];
const MATHEMATICS = [
  `3) Segundo o texto 1, 30% dos 200 leitores preferem contos. Quantos são eles?\n\n${options('30', '60', '90', '120')}`,
  `4) Um terreno retangular tem 20 m de frente e 30 m de fundo. Qual é o seu perímetro?\n\n${options('50 m', '80 m', '100 m', '600 m')}`,
];

describe('the practice slides of a test', () => {
  it('are told by subject and its parts where it asks about several', () => {
    const titles = titlesOf('Prova de Língua Portuguesa e Matemática', ...PORTUGUESE, ...MATHEMATICS);
    expect(titles).toMatch(/Português: [^|]*(?:compreensão de texto|análise linguística)/);
    expect(titles).toMatch(/Matemática: [^|]*(?:porcentagem|geometria)/);
  });

  it('read no per cent of another subject as Mathematics', () => {
    const geography = MATHEMATICS.map((one) => one.replace('leitores preferem contos', 'rios secaram'));
    expect(titlesOf('Prova de Geografia', ...geography)).not.toMatch(/porcentagem|Matemática/);
  });

  it('say sums of one kind once', () => {
    const titles = titlesOf(
      'Prova de Matemática',
      `1) Some os números decimais:\n\n${options('2 + 3', '4 + 5')}`,
      `2) Efetue as subtrações de números decimais:\n\n${options('5 – 3', '9 – 5')}`,
    );
    expect(titles).toMatch(/Adição e subtração de números decimais|Adição de números decimais/);
  });
});
