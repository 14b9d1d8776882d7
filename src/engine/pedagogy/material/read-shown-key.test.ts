import { expect, it } from 'vitest';
import type { Block, SetOff } from '#engine/reading/source-document.ts';
import { findGivenKey } from './read-key.ts';
import { keyOfOptions, readShownKey } from './read-shown-key.ts';

const OPTIONS = ['a Lua', 'o Sol', 'Marte', 'a Terra'];
const line = (text: string, setOff?: SetOff): Block => ({
  ...{ type: 'paragraph', id: text, text },
  ...(setOff && { setOff }),
});
/** A question whose options at these places are set off. */
const ask = (stem: string, way: SetOff, ...places: number[]): Block[] => [
  line(stem),
  ...OPTIONS.map((option, at) =>
    line(`${'abcd'[at]}) ${option} ${stem.replace(/\W/g, '')}`, places.includes(at) ? way : undefined),
  ),
];

it('takes the one option of each question that is set off for its answer', () => {
  const blocks = [...ask('1) Que astro?', 'colour', 1), ...ask('2) Que corpo?', 'colour', 3)];
  expect([...(readShownKey(blocks)?.numbers ?? [])]).toEqual([
    [1, 'B'],
    [2, 'D'],
  ]);
  expect(findGivenKey({ blocks }).answers.get(2)).toBe('D');
});

it('takes none where some questions have none or several set off', () => {
  const plain = ask('3) Que estrela?', 'colour');
  const both = ask('4) Que planeta?', 'colour', 0, 2);
  expect(readShownKey([...ask('1) Que astro?', 'colour', 1), ...plain, ...both])).toBeNull();
  expect(readShownKey([...ask('1) Que astro?', 'colour', 1)])).toBeNull();
  const mixed = [...ask('1) Que astro?', 'colour', 1), ...ask('2) Que corpo?', 'bold', 3)];
  expect(readShownKey(mixed)).toBeNull();
});

it('asks for more where options are only bold, and not for the first of each', () => {
  const three = (...places: number[]) => places.flatMap((at, n) => ask(`${n + 1}) Qual, ${n}?`, 'bold', at));
  expect(readShownKey(three(1, 2))).toBeNull();
  expect(readShownKey(three(0, 0, 0))).toBeNull();
  expect(readShownKey(three(1, 0, 2))?.way).toBe('bold');
});

it('knows a question that a slide shows once more with its answer by its options', () => {
  const blocks = [
    ...[...ask('Que astro?', 'colour'), ...ask('Que astro?', 'colour', 1)],
    ...[...ask('Que corpo?', 'colour'), ...ask('Que corpo?', 'colour', 2)],
  ];
  const shown = readShownKey(blocks);
  expect(shown?.numbers.size).toBe(0);
  expect(shown?.letters.get(keyOfOptions(OPTIONS.map((one) => `${one} Quecorpo.`)))).toBe('C');
});

it('reads the items of a list below a numbered question, and no list of a lesson', () => {
  const items = OPTIONS.map((text, at) => ({
    text,
    level: 0,
    ...(at === 2 && { setOff: 'colour' as const }),
  }));
  const list = (own: string): Block => ({
    ...{ type: 'list', id: `l${own}`, isOrdered: true },
    items: items.map((item) => ({ ...item, text: `${item.text} ${own}` })),
  });
  const blocks = [line('5) Que astro?'), list('x'), line('6) Que corpo?'), list('y')];
  expect([...(readShownKey(blocks)?.numbers.values() ?? [])]).toEqual(['C', 'C']);
  expect(readShownKey([list('x'), list('y')])).toBeNull();
});

it('lets what the key says in words stand', () => {
  const key: Block[] = [{ type: 'heading', id: 'h', level: 1, text: 'Gabarito' }, line('1) A'), line('2) D')];
  const blocks = [...ask('1) Que astro?', 'colour', 1), ...ask('2) Que corpo?', 'colour', 3), ...key];
  expect(findGivenKey({ blocks }).answers.get(1)).toBe('A');
});
