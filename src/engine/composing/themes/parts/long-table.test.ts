import { describe, expect, it } from 'vitest';
import type { DrawnTable } from '#engine/composing/drawing/drawn.ts';
import { openTheme } from '#engine/composing/themes/open-theme.ts';
import { PALETTES_OF } from '#shared/composition/themes.ts';
import { buildSampleDeck } from '#tests/builders/sample-deck.ts';

describe.each(['recreio', 'quadro', 'norma'] as const)('a table of many rows, %s', (name) => {
  it('goes on beside itself under the same head, line by line at the same height', () => {
    const rows = Array.from({ length: 15 }, (_, at) => [`Rio das Pedras ${at}`, `Vila ${at}`, `${at}.500`]);
    const block = { type: 'table' as const, columns: ['Rio', 'Onde', 'Metros'], rows, caption: null };
    const [palette = 'natureza'] = PALETTES_OF[name];
    const deck = buildSampleDeck(name, palette, [
      { layout: 'table', section: 0, title: 'Os rios', blocks: [{ ...block, passageIds: ['p1'] }] },
    ]);
    const [slide] = deck.slides;
    if (slide === undefined) throw new Error('no slide');
    const { slide: drawn, overflows } = openTheme(name).draw(slide, { deck, index: 0 });
    expect(overflows).toEqual([]);
    const [left, right] = drawn.elements.filter((one): one is DrawnTable => one.kind === 'table');
    expect([left?.cells.length, right?.cells.length]).toEqual([9, 8]);
    expect(right?.cells[0]).toEqual(left?.cells[0]);
    expect(right?.rowHeightsIn).toEqual(left?.rowHeightsIn.slice(0, 8));
    expect(right?.style.sizePt).toBe(left?.style.sizePt);
    expect(right?.style.sizePt).toBeGreaterThanOrEqual(16);
  });
});
