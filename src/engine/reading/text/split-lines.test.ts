import { expect, it } from 'vitest';
import { partCounted } from './count-steps.ts';
import { pairRightWrong, splitLines } from './split-lines.ts';

const parted = (text: string) => partCounted(splitLines(text)).map((line) => line.text);

it('sets each step of a line that counts them in a line of its own', () => {
  expect(
    parted('Lavar as mãos: 1 molhar as mãos 2 sabonete líquido 3 esfregar palma e dorso 4 enxaguar'),
  ).toEqual([
    'Lavar as mãos:',
    '1) molhar as mãos',
    '2) sabonete líquido',
    '3) esfregar palma e dorso',
    '4) enxaguar',
  ]);
});

it('leaves figures within a line where they are', () => {
  for (const text of [
    'Molho: 1 colher de sopa para 1 litro, 15 min',
    'Gabarito: 1 b 2 c',
    'Placar: 1 a 0, 2 a 1 e 3 a 2',
  ])
    expect(parted(text)).toEqual([text]);
});

it('sets pairs of wrong and right, in one line or in two, in a table, and leaves a single mark alone', () => {
  const paired = (text: string) => pairRightWrong(splitLines(text)).map((line) => line.text);
  expect(
    paired(
      'Certo e errado\n❌ Houveram festas.  ✅ Houve festas.\n✗ Fazem dois anos.\n✓ Faz dois anos.\nfim',
    ),
  ).toEqual([
    'Certo e errado',
    '| Errado | Certo |',
    '|---|---|',
    '| Houveram festas. | Houve festas. |',
    '| Fazem dois anos. | Faz dois anos. |',
    'fim',
  ]);
  for (const text of ['✗ não correr\n✗ não gritar', '✓ lavar as mãos'])
    expect(paired(text)).toEqual(text.split('\n'));
});

it('begins a line with each date, and takes the arrow from what follows from the lines above', () => {
  expect(
    splitLines(
      '15/11/1889 – a República é proclamada no Rio de Janeiro\nfev. 1891 – Constituição\n=> o rei partiu',
    ).map(({ text }) => text),
  ).toEqual([
    '15/11/1889 – a República é proclamada no Rio de Janeiro',
    'fev. 1891 – Constituição',
    'o rei partiu',
  ]);
});

it('sets steps that letters count in lines of their own, no options and nothing to be filled in', () => {
  expect(parted('a) lavar as mãos b) secar a pele c) anotar o valor')).toEqual([
    '1) lavar as mãos',
    '2) secar a pele',
    '3) anotar o valor',
  ]);
  for (const line of [
    'Qual é? a) azul b) verde c) cinza',
    'a) ___ Monday b) ___ two c) ___ I',
    'Capitais: a) Roma b) Lima c) Quito',
  ])
    expect(parted(line)).toEqual([line]);
});
