import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';
import { cleanParagraph, isClosed, isCodeLine, isListing, joinListings } from './listings.ts';
import { readText } from './text/read-text.ts';

describe('lines of a program', () => {
  it.each([
    'void setup() {',
    '  Serial.begin(115200); // velocidade da porta',
    '<p class="verde">Um parágrafo com o texto em verde</p>',
    'SELECT nome FROM alunos WHERE turma = 1;',
    'background-color: white;',
    '});',
    'def media(notas):',
    '// o laço roda até que alguém desligue a placa',
    'Enquanto inicio <= fim faça',
    'para i de 1 até 10 faça',
    'meio <- (inicio + fim) div 2',
    'FimEnquanto',
    'escreva("achou")',
  ])('are told: %s', (line) => {
    expect(isCodeLine(line)).toBe(true);
  });

  it.each([
    'I - a soberania; II - a cidadania;',
    'Se a chuva para, o rio baixa devagar e a cheia termina.',
    'E(k, m) = [m₀ + k mod 26]',
    'Limite Superior LS = q₃ + 1,5 · dq;',
    'Prof.(a) Orientador(a)',
    'for que ele seja, o número é par',
    'A função f(x) cresce',
    'Para a próxima aula faça',
    'Bactéria, vírus, parasita <- o pior',
    'Se x > 0 então a função cresce',
  ])('are no lines of prose, law or mathematics: %s', (line) => {
    expect(isCodeLine(line)).toBe(false);
  });
});

it('answers at once whatever stands in a line', () => {
  for (const sign of ['_', '$', 'a.', 'f(', '<a ', '"', 'a = ', ' ', '->', 'palavra '])
    for (const count of [40, 190, 50_000]) {
      const line = sign.repeat(count);
      // A pattern that runs away never comes back: the test then ends by its own limit.
      expect(typeof isCodeLine(line)).toBe('boolean');
      expect(typeof isListing(`${line}\n${line}`)).toBe('boolean');
    }
});

const WORD = 'p {\n\tcolor: blue;\n}';

it('keeps the lines of a listing with how far they stand in, and makes one line of prose', () => {
  expect(cleanParagraph(WORD)).toBe('p {\n    color: blue;\n}');
  expect(cleanParagraph('A água\nferve a 100 °C')).toBe('A água ferve a 100 °C');
  expect(isListing('A água;\nO fogo;')).toBe(false);
});

it('makes one of what was typed line by line', () => {
  const typed = readText(
    'O laço repete o bloco.\n\nfor (let i = 0; i < 3; i++) {\n  console.log(i);\n}\n\nDepois ele para.',
  );
  expect(typed.blocks.map((block) => ('text' in block ? block.text : block.type))).toEqual([
    'O laço repete o bloco.',
    'for (let i = 0; i < 3; i++) {\n  console.log(i);\n}',
    'Depois ele para.',
  ]);
});

it('joins nothing over the end of a page, and nothing recognised in a picture', () => {
  const line = { type: 'paragraph' as const, text: 'soma(1, 2);' };
  expect(
    joinListings([
      { ...line, page: 1 },
      { ...line, page: 2 },
    ]),
  ).toHaveLength(2);
  expect(
    joinListings([
      { ...line, origin: 'ocr' },
      { ...line, origin: 'ocr' },
    ]),
  ).toHaveLength(2);
});

it('takes a program cut by the end of a page for none', () => {
  expect(isClosed('int main() {\n  return 0;\n}')).toBe(true);
  expect(isClosed('  print("a");\n}\nvoid loop() {')).toBe(false);
  expect(isClosed('print(":)");')).toBe(true);
});

it('goes on a program with lines that are nothing beside prose, each as far in as it stood', () => {
  const linesOf = (...texts: string[]) =>
    joinListings(texts.map((text) => ({ type: 'paragraph' as const, text: cleanParagraph(text) }))).map(
      (block) => ('text' in block ? block.text : block.type),
    );
  const program = ['soma = 0', 'for i in range(4):', '    nota = 7', '    soma += nota', 'print(soma)'];
  const prose = 'A conta soma = 0 não é programa.';
  expect(linesOf(prose, ...program, prose)).toEqual([prose, program.join('\n'), prose]);
  expect(linesOf('O resultado é', 'x = 10', 'y = 3')).toHaveLength(3);
});

it('keeps an algorithm in Portugol whole', () => {
  const typed = readText(
    'Algoritmo\ntotal <- 0\nPara i de 1 até n faça\n  Se v[i] > 0 então total <- total + v[i]\n  Senão i <- i + 1\nFimPara\nretorne total\n\nO custo cresce com n.',
  );
  expect(typed.blocks.map((block) => ('text' in block ? block.text : block.type))).toEqual([
    'Algoritmo',
    'total <- 0\nPara i de 1 até n faça\n  Se v[i] > 0 então total <- total + v[i]\n  Senão i <- i + 1\nFimPara\nretorne total',
    'O custo cresce com n.',
  ]);
});

describe('what a slide can show of a program', () => {
  const room = { lines: 6, width: 40 };
  const excerpt = (text: string, spoken: string[] = []) => excerptOf(text, room, new Set(spoken));

  it('is all of a short one, or of a longer one parts that close what they open', () => {
    expect(excerpt('int a = 1;\nint b = 2;')).toBe('int a = 1;\nint b = 2;');
    const long = [
      ...['int ligado = 0;', 'void piscar() {', 'acender(1);', 'esperar(2);', 'apagar(1);', '}'],
      ...['void tocar() {', 'soar(440);', 'calar();', '}', 'void loop() {', 'piscar();'],
    ].join('\n');
    expect(excerpt(long, ['tocar', 'soar', 'calar'])).toBe('void tocar() {\n  soar(440);\n  calar();\n}');
    expect(excerpt('void loop() {\n  piscar();')).toBeNull();
  });

  it('is an element with all it holds', () => {
    const page = [
      ...['<!DOCTYPE html>', '<html>', '<head>', '<title>Turma</title>', '</head>', '<body>'],
      ...['<p>Bom dia</p>', '</body>', '</html>'],
    ].join('\n');
    expect(excerpt(page)).toBeNull();
    expect(excerptOf(page, { lines: 9, width: 40 }, new Set())).toBe(page);
  });

  it('is what is typed at a prompt, and nothing that a program printed', () => {
    expect(excerpt('> cd <pasta>\n> make bin')).toBe('> cd <pasta>\n> make bin');
    expect(excerpt('minend 1407 maxend 1408\n0 0 0 25')).toBeNull();
  });
});
