import { expect, it } from 'vitest';
import { listColourSteps, resolveColour, type Scheme, shade, tint, toHex } from './colours.ts';

const SCHEME: Scheme = {
  ...{ dk1: '17211D', lt1: 'FFFFFF', dk2: '11352A', lt2: 'F6F3E8', hlink: '1A6B54', folHlink: '87479B' },
  ...{ accent1: '1A6B54', accent2: 'FFCE3A', accent3: 'C93F22', accent4: '1F6CA8' },
  ...{ accent5: '87479B', accent6: '83552A' },
};

it('gives a colour of the scheme as it is', () => {
  expect(toHex('accent3', SCHEME)).toBe('#c93f22');
});

it('tints with less saturation, but yellow with all of it', () => {
  expect(listColourSteps(tint('accent1', 45), SCHEME).map(({ name }) => name)).toEqual([
    'satMod',
    'lumMod',
    'lumOff',
  ]);
  expect(listColourSteps(tint('accent2', 45), SCHEME).map(({ name }) => name)).toEqual(['lumMod', 'lumOff']);
});

it('is lighter as a tint and darker as a shade', () => {
  const light = (colour: Parameters<typeof resolveColour>[0]) =>
    resolveColour(colour, SCHEME).rgb.reduce((sum, value) => sum + value, 0);
  expect(light(tint('accent1', 45))).toBeGreaterThan(light('accent1'));
  expect(light(shade('accent1', 60))).toBeLessThan(light('accent1'));
});
