import { describe, expect, it } from 'vitest';
import { findSubject } from './find-subject.ts';

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
