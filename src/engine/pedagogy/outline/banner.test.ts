import { describe, expect, it } from 'vitest';
import { cleanTitle, findBanner, withoutBanner } from './clean-title.ts';

const HEADINGS = ['Núcleo', 'Registradores', 'ULA', 'Barramento'].map(
  (name) => `Fundamentos de Hardware – ${name}`,
);

it('finds what most headings open with, and leaves their subject', () => {
  const banner = findBanner(HEADINGS);
  expect(HEADINGS.map((heading) => withoutBanner(heading, banner))).toEqual([
    'Núcleo',
    'Registradores',
    'ULA',
    'Barramento',
  ]);
});

it('takes no phrase that belongs to the subjects for a banner', () => {
  expect(
    findBanner(['Medidas de posição', 'Medidas de dispersão', 'Medidas de tendência', 'Medidas de forma']),
  ).toBe('');
  expect(findBanner(['Frações', 'Decimais', 'Razões', 'Escalas'])).toBe('');
});

it('names a part without class and curriculum code, and a class by its own', () => {
  const clean = (heading: string) => cleanTitle(heading, (word) => word);
  expect(clean('Causas da urbanização (8o ano B)')).toBe('Causas da urbanização');
  expect(clean('FIGURAS DE LINGUAGEM (EF89LP37)')).toBe('Figuras de linguagem');
  expect(clean('Função quadrática - 1º ano EM')).toBe('Função quadrática');
  expect(clean('Crise de 1929 (causas)')).toBe('Crise de 1929 (causas)');
  expect(clean('(8º ano)')).toContain('8º ano');
});

it('names a part without what the teacher notes for the class or for nobody, and in no louder voice', () => {
  const clean = (heading: string) => cleanTitle(heading, (word) => word);
  expect(clean('Estados da água (copiar no caderno)')).toBe('Estados da água');
  expect(clean('Plurais irregulares – decorar!')).toBe('Plurais irregulares');
  expect(clean('Gabarito (só professora)')).toBe('Gabarito');
  expect(clean('Answer key (não mostrar!)')).toBe('Answer key');
  expect(clean('Marés (mostrar e não mostrar)')).toBe('Marés');
  expect(clean('A REGRA DOS 4 Rs')).toBe('A regra dos 4 Rs');
  expect(clean('CHUVA ÁCIDA (origem)')).toBe('Chuva ácida (origem)');
  expect(clean('HTML e CSS')).toBe('HTML e CSS');
});

it('names a part without the classes and the time that its teacher noted behind it', () => {
  const clean = (heading: string) => cleanTitle(heading, (word) => word);
  expect(clean('relevo do litoral 6o A e 6o C -- 3 aulas')).toBe('Relevo do litoral');
  expect(clean('GUERRA DO CONTESTADO (1912-1916) – 2 aulas')).toBe('Guerra do contestado (1912-1916)');
  expect(clean('Verbos de movimento (8º A e 8º B) - 50 min')).toBe('Verbos de movimento');
  expect(clean('Cubos em 3D')).toBe('Cubos em 3D');
  expect(clean('Vitaminas A e B')).toBe('Vitaminas A e B');
  expect(clean('Prova – 9º A')).toBe('Prova – 9º A');
});

describe('a name that a teacher typed for the plan', () => {
  const clean = (heading: string) => cleanTitle(heading, (word) => word);
  it.each([
    ["PASSO 2 (10'–30') Exposição", 'Exposição'],
    ['1º MOMENTO (15 min) - Conversa inicial', 'Conversa inicial'],
    ['LISTA 4 - PORCENTAGEM valor 2,0', 'Porcentagem'],
    ['Etapa I e meio (os livros discordam se é etapa)', 'Etapa I e meio'],
    ['Etapa II: CICLO DA ÁGUA (de dia)', 'Etapa II: ciclo da água (de dia)'],
  ])('tells %j without what is no part of it', (heading, title) => expect(clean(heading)).toBe(title));
  it.each(['Passo a passo da receita', 'Hipérbole (exagero)', 'Fases da lua (vista da Terra)'])(
    'leaves %j',
    (heading) => expect(clean(heading)).toBe(heading),
  );
});
