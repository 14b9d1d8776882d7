import { describe, expect, it } from 'vitest';
import { extractKeyPhrases } from './key-phrases.ts';

const asBlocks = (...texts: string[]) =>
  texts.map((text, index) => ({
    blockId: `b${index + 1}`,
    text: text.replace(/^# /, ''),
    isHeading: text.startsWith('# '),
  }));
const phrasesOf = (...texts: string[]): string[] =>
  extractKeyPhrases(asBlocks(...texts)).map(({ phrase }) => phrase);

const EVOLUTION = [
  '# Seleção natural',
  'A seleção natural foi proposta por Charles Darwin. Indivíduos com características vantajosas deixam mais descendentes.',
  'Na seleção natural, o ambiente favorece certas variações. As variações surgem por mutação e passam aos descendentes.',
  '# Evidências da evolução',
  'Os fósseis mostram espécies extintas. Charles Darwin comparou os fósseis com espécies vivas das ilhas Galápagos.',
  'Órgãos homólogos são evidências da evolução, assim como os fósseis e as semelhanças entre embriões.',
];
const FRACTIONS = [
  '# Mínimo múltiplo comum',
  'Para somar frações com denominadores diferentes, usamos o mínimo múltiplo comum dos denominadores.',
  'Na fração 3/4, o numerador é 3 e o denominador é 4. Frações equivalentes representam a mesma parte do todo.',
  'Encontre o mínimo múltiplo comum de 4 e 6. Depois escreva frações equivalentes com o mesmo denominador.',
];
const WATER = [
  '# O ciclo da água',
  'O ciclo da água começa com a evaporação dos rios e mares. O vapor de água forma as nuvens.',
  'Com o frio, acontece a condensação; depois vem a precipitação. O CICLO DA ÁGUA recomeça.',
  'A água subterrânea alimenta os rios. A ÁGUA é um bem de todos: no ciclo da água nada se perde.',
];

describe('extractKeyPhrases', () => {
  it('brings the subject of a lesson first', () => {
    expect(phrasesOf(...EVOLUTION).slice(0, 6)).toEqual(
      expect.arrayContaining(['seleção natural', 'Charles Darwin', 'fósseis']),
    );
    expect(phrasesOf(...FRACTIONS).slice(0, 4)).toEqual(expect.arrayContaining(['mínimo múltiplo comum']));
    expect(
      phrasesOf(...FRACTIONS)
        .slice(0, 8)
        .join(),
    ).toMatch(/fra[çc]/);
    expect(phrasesOf(...WATER)[0]).toBe('ciclo da água');
  });

  it('weighs from 1 downwards and tells the blocks each phrase occurs in', () => {
    const found = extractKeyPhrases(asBlocks(...WATER));
    expect(found[0]).toMatchObject({ weight: 1, blockIds: ['b1', 'b2', 'b3', 'b4'] });
    const weights = found.map(({ weight }) => weight);
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
    expect(weights.every((weight) => weight > 0 && weight <= 1)).toBe(true);
  });

  it('writes names with capitals and all else in lower case, shouting included', () => {
    const found = phrasesOf(...EVOLUTION, ...WATER);
    expect(found).toContain('Charles Darwin');
    expect(found).toContain('ciclo da água');
    expect(found.filter((phrase) => phrase === phrase.toUpperCase() && phrase.length > 5)).toEqual([]);
  });

  it('joins singular, plural and prepositions into one phrase', () => {
    const found = extractKeyPhrases(
      asBlocks(
        'O sistema de numeração decimal.',
        'Os sistemas de numeração antigos.',
        'Um sistema da numeração romana.',
      ),
    );
    expect(found.filter(({ key }) => key === 'sistem numer')).toHaveLength(1);
    expect(found.find(({ key }) => key === 'sistem numer')?.blockIds).toEqual(['b1', 'b2', 'b3']);
  });

  it('refuses numbers, letters, code, addresses and the words of the lesson itself', () => {
    const found = phrasesOf(
      'Página 12. Exercício 3. Slide 4. a) b) c) d)',
      'Veja https://exemplo.org/aula e escreva a prof@escola.test, skill EF08MA05.',
      'document.getElementById("x"); let valorTotal = 10; console.log(valorTotal);',
      'A aula, o aluno, o professor e a atividade. Página 12.',
    );
    expect(found.join(' ')).not.toMatch(/\d|http|@|getElement|valorTotal|console/i);
    expect(found).not.toEqual(expect.arrayContaining(['página']));
    expect(found).not.toEqual(expect.arrayContaining(['aluno']));
  });

  it('never begins or ends a phrase with a function word or a verb of telling', () => {
    for (const phrase of phrasesOf(...EVOLUTION, ...FRACTIONS, ...WATER)) {
      expect(phrase).not.toMatch(
        /^(?:de|da|do|a|o|as|os|em|para|usamos|depois)\s|\s(?:de|da|do|a|o|em|para|e)$/i,
      );
    }
  });

  it('does not let a running header lead the list, yet remembers where it stands', () => {
    const header = 'Colégio Estadual Monte Alegre';
    const pages = WATER.flatMap((text) => [header, text]);
    const found = extractKeyPhrases(asBlocks(...pages, header, header, header, header));
    expect(found[0]?.phrase).toBe('ciclo da água');
    expect(found.find(({ phrase }) => phrase.includes('Monte Alegre'))?.blockIds).toHaveLength(8);
  });

  it('keeps to the limit and finds nothing in nothing', () => {
    expect(extractKeyPhrases(asBlocks(...EVOLUTION), { limit: 3 })).toHaveLength(3);
    expect(extractKeyPhrases([])).toEqual([]);
    expect(extractKeyPhrases(asBlocks('', '12 34', '?'))).toEqual([]);
  });

  it('is the same each time and quick for a long document', () => {
    const long = Array.from(
      { length: 800 },
      (_, index) => `${EVOLUTION[index % 6]} Caso número ${index} da série.`,
    );
    const started = performance.now();
    const first = extractKeyPhrases(asBlocks(...long));
    expect(performance.now() - started).toBeLessThan(4000);
    expect(extractKeyPhrases(asBlocks(...long))).toEqual(first);
  });
});
