import { expect, it } from 'vitest';
import { readText } from '#engine/reading/text/read-text.ts';
import { tellPlainHeads } from './find-slide-titles.ts';
import type { Role } from './role.ts';
import { understand } from './understand.ts';

/** A paper of a firm with what each of its lines was taken for. */
const PAPER: readonly (readonly [string, Role])[] = [
  ['Padaria Boa Massa', 'admin'],
  ['Atendimento no balcão', 'heading'],
  ['Público: quem atende', 'admin'],
  ['Por que isso importa', 'heading'],
  ['Quem é bem recebido volta na mesma semana e ainda traz um vizinho com ele.', 'explanation'],
  ['Passo a passo da conversa', 'admin'],
  ['Cumprimente o cliente antes de perguntar o que ele vai levar hoje para casa.', 'procedure'],
  ['O pão da casa', 'heading'],
  ['O pão fica no forno até que a casca esteja dourada e estale quando se aperta.', 'explanation'],
  ['E na hora de receber?', 'exercise'],
  ['Escute até o fim e só depois responda, sem pressa, ao que o cliente disse a você.', 'explanation'],
  ['Quanto custa o pão?', 'exercise'],
  ['Quem traz o troco?', 'exercise'],
];

it('takes a short line above what is told for a heading, where other parts of the paper are named as plainly', () => {
  const { bits } = understand(readText(PAPER.map(([text]) => text).join('\n\n')));
  const judged = bits.map((bit) => ({
    ...bit,
    kind: 'paragraph' as const,
    role: PAPER.find(([text]) => text === bit.text)?.[1] ?? bit.role,
  }));
  const heads = (some: typeof judged): string[] =>
    tellPlainHeads(some)
      .filter(({ role }) => role === 'heading')
      .map(({ text }) => text);
  expect(heads(judged)).toEqual([
    'Atendimento no balcão',
    'Por que isso importa',
    'Passo a passo da conversa',
    'O pão da casa',
    'E na hora de receber?',
  ]);
  // Where nothing shows that the paper names its parts so, a short line stays what it is.
  expect(heads(judged.filter(({ role }) => role !== 'heading'))).toEqual([]);
});
