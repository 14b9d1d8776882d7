import { expect, it } from 'vitest';
import { badgeOf } from './badge-of.ts';

it('a badge shows the ending of the name in the colour of the content', () => {
  expect(badgeOf('roteiro.v2.pdf', 'application/pdf')).toEqual({ letters: 'PDF', tone: 'document' });
  expect(badgeOf('Aula.PPT', 'application/vnd.ms-powerpoint')).toEqual({ letters: 'PPT', tone: 'slides' });
  expect(badgeOf('foto.jpeg', 'image/jpeg')).toEqual({ letters: 'JPEG', tone: 'picture' });
  expect(badgeOf('notas.txt', 'text/plain')).toEqual({ letters: 'TXT', tone: 'text' });
});

it('a name without a fitting ending gets the letters of its content', () => {
  expect(badgeOf('roteiro', 'application/pdf').letters).toBe('PDF');
  expect(badgeOf('relatório.final de novembro', 'image/png').letters).toBe('IMG');
  expect(badgeOf('x', 'application/octet-stream')).toEqual({ letters: '?', tone: 'other' });
});
