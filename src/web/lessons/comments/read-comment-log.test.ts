import { expect, it } from 'vitest';
import { readCommentLog } from './read-comment-log.ts';

it('tells who said what and when', () => {
  expect(
    readCommentLog(
      '[28/10/2026 22:56] Ana Lima: Sem internet na sala.\nTemos projetor.\n\n[29/10/2026 08:10] Edu: Certo: sem vídeo.',
    ),
  ).toEqual([
    { date: '28/10/2026 22:56', author: 'Ana Lima', text: 'Sem internet na sala.\nTemos projetor.' },
    { date: '29/10/2026 08:10', author: 'Edu', text: 'Certo: sem vídeo.' },
  ]);
});

it('keeps what carries no stamp, and an empty log is no entry', () => {
  expect(readCommentLog('Letra grande: dois alunos.')).toEqual([
    { date: '', author: '', text: 'Letra grande: dois alunos.' },
  ]);
  expect(readCommentLog('')).toEqual([]);
});
