import { describe, expect, it } from 'vitest';
import { tagSentence, tokenise } from './tag-sentence.ts';

const show = (text: string): string =>
  tagSentence(text)
    .map(({ text: word, tag, form, joined }) =>
      [word, [tag, form].filter(Boolean).join(':'), ...joined].join('/'),
    )
    .join(' ');

describe('tagSentence', () => {
  it('tells nouns, verbs and contractions of a plain sentence', () => {
    expect(show('As plantas produzem glicose nas folhas.')).toBe(
      'As/DET plantas/NOUN produzem/VERB:fin glicose/NOUN nas/ADP/DET folhas/NOUN ./PUNCT',
    );
  });

  it('knows a command to the pupil by its form', () => {
    expect(tagSentence('Calcule a área do triângulo.')[0]).toMatchObject({
      tag: 'VERB',
      form: 'imp',
      lemma: 'calcular',
    });
    expect(tagSentence('Faça um desenho da célula.')[0]).toMatchObject({ form: 'imp', lemma: 'fazer' });
  });

  it('tells one word in two uses apart', () => {
    const [, noun] = tagSentence('A seca castiga o sertão há meses.');
    const verb = tagSentence('O calor seca a roupa.')[2];
    expect([noun?.tag, verb?.tag, verb?.lemma]).toEqual(['NOUN', 'VERB', 'secar']);
  });

  it('gives number and person of finite verbs, number of nouns', () => {
    const [, planets, turn] = tagSentence('Os planetas giram em torno do Sol.');
    expect(planets).toMatchObject({ number: 'plur', lemma: 'planeta' });
    expect(turn).toMatchObject({ number: 'plur', person: 3, lemma: 'girar' });
  });

  it('keeps a verb and its pronoun together', () => {
    const [salt] = tagSentence('Dissolve-se o sal na água morna.');
    expect(salt).toMatchObject({ text: 'Dissolve-se', tag: 'VERB', joined: ['PRON'], lemma: 'dissolver' });
  });

  it('reads a line in capitals as if it were written small', () => {
    expect(tagSentence('A CÉLULA ANIMAL TEM NÚCLEO').map(({ tag }) => tag)).toEqual(
      tagSentence('a célula animal tem núcleo').map(({ tag }) => tag),
    );
  });

  it('points at the places of its tokens', () => {
    const text = 'O pH da água é 7,0 (neutro).';
    for (const { text: word, start, end } of tagSentence(text)) expect(text.slice(start, end)).toBe(word);
  });

  it('answers for nothing and for what is no sentence', () => {
    expect(tagSentence('')).toEqual([]);
    expect(tagSentence('x '.repeat(1_000))).toHaveLength(1_000);
  });
});

const words = (text: string): string[] => tokenise(text).map((token) => token.text);

describe('tokenise', () => {
  it('parts marks from words and keeps hyphens inside', () => {
    expect(words('O guarda-chuva, velho, abriu-se!')).toEqual([
      'O',
      'guarda-chuva',
      ',',
      'velho',
      ',',
      'abriu-se',
      '!',
    ]);
  });

  it('keeps abbreviations, numbers, sums of money and addresses whole', () => {
    expect(words('O Sr. Lima pagou R$ 1.200,50 em www.exemplo.com.br.')).toEqual([
      'O',
      'Sr.',
      'Lima',
      'pagou',
      'R$',
      '1.200,50',
      'em',
      'www.exemplo.com.br.',
    ]);
  });

  it('ends a sentence with its stop', () => {
    expect(words('Some 2 e 3.')).toEqual(['Some', '2', 'e', '3', '.']);
  });
});
