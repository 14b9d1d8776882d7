import { expect, it } from 'vitest';
import { readHints } from './open-bcb-pix.ts';

const ONE = { endToEndId: 'E00000000202611211200abcdef12345', txid: 'a'.repeat(32), valor: '29.00' };
const OTHER = { ...ONE, txid: 'b'.repeat(32), endToEndId: 'E00000000202611211200abcdef99999' };
const hintOf = ({ txid, endToEndId }: typeof ONE) => ({ txid, endToEndId });

it('a callback is read whatever its shape: one, several, with a refund, a bare list', () => {
  expect(readHints({ pix: [ONE] })).toEqual([hintOf(ONE)]);
  expect(readHints({ pix: [ONE, { ...OTHER, devolucoes: { id: 'x' } }] })).toEqual([
    hintOf(ONE),
    hintOf(OTHER),
  ]);
  expect(readHints({ pix: ONE })).toEqual([hintOf(ONE)]);
  expect(readHints([ONE])).toEqual([hintOf(ONE)]);
  expect(readHints(ONE)).toEqual([hintOf(ONE)]);
});

it('what is not understood is left out, and the rest is not lost', () => {
  const odd = [
    null,
    7,
    'x',
    {},
    { ...ONE, txid: undefined },
    { ...ONE, txid: '../../oauth' },
    { ...ONE, txid: [] },
  ];
  expect(readHints({ pix: [...odd, ONE] })).toEqual([hintOf(ONE)]);
  for (const body of [null, undefined, 'x', 1, {}, [], { pix: null }, { pix: {} }]) {
    expect(readHints(body)).toEqual([]);
  }
});

it('a charge is named once, and a hundred charges at most', () => {
  expect(readHints({ pix: [ONE, { ...ONE, endToEndId: OTHER.endToEndId }] })).toHaveLength(1);
  const many = Array.from({ length: 5000 }, (_, index) => ({ ...ONE, txid: `t${index}` }));
  expect(readHints({ pix: many })).toHaveLength(100);
});
