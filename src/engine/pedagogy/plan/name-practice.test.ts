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

  it('are told in a test of Portuguese by what it asks about, not by things of its text', () => {
    const titles = titlesOf(
      'Prova de Língua Portuguesa',
      `1) Em “o vento gritava no telhado”, a figura de linguagem é:\n\n${options('personificação.', 'ironia.', 'rima.', 'pleonasmo.')}`,
      `2) Assinale a alternativa cujo verbo está no pretérito perfeito:\n\n${options('o galo cantava.', 'o galo cantou.', 'o galo canta.', 'o galo cantará.')}`,
      `3) A palavra “mas”, em “choveu, mas o rio baixou”, indica ideia de:\n\n${options('soma.', 'oposição.', 'causa.', 'tempo.')}`,
    );
    expect(titles).toMatch(/Figuras de linguagem/);
    expect(titles).toMatch(/pretérito|tempos e modos verbais/iu);
    expect(titles).toMatch(/conjunções/iu);
  });

  it('read no per cent of another subject as Mathematics', () => {
    const geography = MATHEMATICS.map((one) => one.replace('leitores preferem contos', 'rios secaram'));
    expect(titlesOf('Prova de Geografia', ...geography)).not.toMatch(/porcentagem|Matemática/);
  });

  it('stand in parts told by what they ask, under the name of no school', () => {
    const { sections, plan } = analyse({
      ...makeAnalysisInput({
        content: `# Escola Municipal Vila das Flores\n\n1) Em relação a placas tectônicas, é correto afirmar que:\n\n${options('se movem.', 'flutuam.', 'param.', 'somem.')}\n\n2) Sobre vulcões ativos, assinale a alternativa incorreta:\n\n${options('Expelem lava.', 'Dormem.', 'Crescem.', 'Esfriam.')}`,
        title: 'Prova',
        size: 5,
      }),
      genre: 'prova',
    }).structure;
    expect(sections.map(({ title }) => title).join(' | ')).toMatch(/placas tectônicas|vulcões ativos/iu);
    expect(plan.map(({ title }) => title).join(' | ')).not.toMatch(/Escola/);
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

it('promises no more slides for a test than its questions and the places to correct them', () => {
  const long = 'as águas que descem da serra depois de muitos dias de chuva forte sobre os telhados da vila';
  const question = (at: number) =>
    `${at}) Em relação a rios, é correto afirmar que:\n\n${options(...'abcd'.split('').map((one) => `${one.repeat(3)} levam ${long}.`))}`;
  const { capacity } = analyse({
    ...makeAnalysisInput({
      content: [1, 2].map(question).join('\n\n'),
      title: 'Prova de rios',
      size: 15,
    }),
    genre: 'prova',
  });
  expect(capacity.verdict).toBe('falta_material');
  expect(capacity.supported).toBeLessThanOrEqual(4);
});
