import { describe, expect, it } from 'vitest';
import { findNounPhrases, findSubject } from './noun-phrases.ts';

const cores = (sentence: string): string[] => findNounPhrases(sentence).map(({ core }) => core);

describe('findNounPhrases', () => {
  it('takes adjectives and what hangs on by `de` along, articles not', () => {
    expect(cores('O ciclo da água move os ventos quentes.')).toEqual(['ciclo da água', 'ventos quentes']);
  });

  it('parts phrases at other prepositions', () => {
    expect(cores('As plantas verdes crescem com luz.')).toEqual(['plantas verdes', 'luz']);
  });

  it('tells the noun, its number and names', () => {
    const [plates] = findNounPhrases('As placas tectônicas movem-se.');
    expect(plates).toMatchObject({
      text: 'As placas tectônicas',
      head: 'placa',
      number: 'plur',
      isName: false,
    });
    expect(findNounPhrases('Nascida no Recife, ela estudou em Portugal.').some(({ isName }) => isName)).toBe(
      true,
    );
  });

  it('finds nothing where there is no noun', () => {
    expect(cores('Isso não é assim.')).toEqual([]);
  });
});

describe('findSubject', () => {
  it.each([
    ['As placas tectônicas movem-se lentamente.', 'As placas tectônicas'],
    ['Na primavera, as flores atraem abelhas.', 'as flores'],
    ['A baleia, que vive no mar, é um mamífero.', 'A baleia'],
    ['O ciclo da água começa com a evaporação.', 'O ciclo da água'],
  ])('“%s” speaks of %s', (sentence, subject) => {
    expect(findSubject(sentence)?.text).toBe(subject);
  });

  it.each([
    'Calcule a área do terreno.',
    'Ele descobriu a vacina.',
    'O ciclo da água',
    'Na água vivem peixes.',
  ])('“%s” names none before its verb', (sentence) => {
    expect(findSubject(sentence)).toBeNull();
  });
});
