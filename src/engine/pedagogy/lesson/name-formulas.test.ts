import { expect, it } from 'vitest';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { askCases } from '#engine/pedagogy/plan/questions/ask-cases.ts';
import { reworkResults } from '#engine/pedagogy/plan/tasks/rework-results.ts';
import { nameFormulas } from './name-formulas.ts';

const piece = (kind: 'text' | 'equation', text: string) =>
  ({ kind, text, slide: 3, statements: [{ text }] }) as unknown as Piece;
const slide = (label: string, ...formulas: string[]) => [
  piece('text', label),
  ...formulas.map((formula) => piece('equation', formula)),
];
const told = (...pieces: Piece[]) => nameFormulas(pieces).map(({ text }) => text);

it('tells a formula without the label that announces it', () => {
  expect(told(...slide('Solução: exemplo:', 'x = 2 + 3'))).toEqual(['x = 2 + 3']);
  expect(told(...slide('Exemplo 2', 'x = 2 + 3'))).toEqual(['x = 2 + 3']);
  expect(told(...slide('Média dos valores', 'x = 2 + 3'))).toEqual(['Média dos valores: x = 2 + 3']);
});

it('tells the rule rather than one case of it, and a working by that name', () => {
  expect(told(...slide('Índice', 'G = 1 − 2β', 'G = 0,62'))).toEqual(['Índice: G = 1 − 2β']);
  expect(told(...slide('Solução:', 'x̄ = (6, 91 + 7, 85)/(1 0) = 1, 476.'))).toEqual([
    'Exemplo resolvido: x̄ = (6,91 + 7,85)/10 = 1,476',
  ]);
});

it('tells a rule once, whichever place of it is meant', () => {
  const first = slide('Razão de concentração', 'C_1=1−2β_1');
  expect(told(...first, ...slide('Razão da parcela', 'C_2=1−2β_2'))).toEqual([
    'Razão de concentração: C₁=1−2β₁',
  ]);
});

it('calls a formula by what the sentence before it says it gives, and says what its letters stand for', () => {
  const typed = (text: string) =>
    ({ kind: 'text', role: 'formula', text, slide: null, statements: [{ text }] }) as unknown as Piece;
  const lead = 'Se um corpo parte do repouso e nada o freia, então a energia dele é dada por:';
  const legend = 'onde m é a massa e v a velocidade do corpo.';
  expect(told(piece('text', lead), typed('E = m · v²/2'), piece('text', legend))).toEqual([
    'Energia: E = m · v²/2, onde m é a massa e v a velocidade do corpo',
  ]);
  // Nothing leads to what is typed among cells.
  expect(told(piece('text', 'Frequência'), typed('f = n/N'))).toEqual([]);
});

it('tells the cases of a rule one behind the other, and no matrix nor what was torn', () => {
  const cases = 'f(n) = { x_(( n/2 )) , se n é par,; x_(( (n+1)/2 )) , se n é ímpar,';
  expect(told(...slide('Termo central', cases))).toEqual([
    'Termo central: f(n) = x(n/2), se n é par; x((n+1)/2), se n é ímpar',
  ]);
  expect(told(...slide('Soma', 'A + B = (1 2; 3 4) + (5 6; 7 8)', 'V(z) = ('))).toEqual([]);
});

it('has a rule worked out again against the figure that the material found', () => {
  const [task] = reworkResults(slide('Índice de Gini', 'G=1−2β', 'G=0,62'));
  expect(task?.text).toBe(
    'Refaça a conta de “Índice de Gini” por G=1−2β, com os dados do material, e confira se dá G=0,62.',
  );
});

it('asks what follows from a condition in signs', () => {
  const [question] = askCases(slide('APP contribui para reduzir a desigualdade', 'G_S>G_T'), 0);
  expect(question).toMatchObject({
    text: 'O que se conclui quando Gₛ>Gₜ?',
    answer: 'APP contribui para reduzir a desigualdade',
  });
});

it('keeps the name of a formula over what is said in signs below it', () => {
  const said = [
    piece('text', 'Medida de avanço'),
    piece('text', '(A > B) parcela que sobe'),
    piece('equation', 'M = A − B'),
  ];
  expect(told(...said)).toEqual(['Medida de avanço: M = A − B']);
});

it('tells a rule by its cases, however long', () => {
  const cases =
    'f(x) = { x_(( (n+1)/2 )) + a + b , se o número n de casas da fila é ímpar e maior que um,; (a + b + x)/2 , se o número n de casas é par,';
  expect(told(piece('text', 'Casa do meio'), piece('equation', cases))[0]).toMatch(
    /^Casa do meio: f\(x\) = .* se o número/u,
  );
});

it('takes neither half a clause nor a pointer for the name of a formula, and no sum whose bounds stand behind it', () => {
  const named = told(
    ...slide('Que existe um erro tal que:', 'P = a + b'),
    ...slide('Código do bloco', 'S = ⊕ i = 0 n − 1'),
  );
  expect(named.some((text) => /^Que|⊕/.test(text))).toBe(false);
});
