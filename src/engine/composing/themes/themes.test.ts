import { describe, expect, it } from 'vitest';
import { SLIDE_HEIGHT_IN, SLIDE_WIDTH_IN } from '#engine/composing/drawing/drawn.ts';
import { LAYOUTS } from '#shared/composition/deck.ts';
import { buildSampleDeck } from '#tests/builders/sample-deck.ts';
import { QUADRO } from './quadro/quadro.ts';

const THEMES = [{ theme: QUADRO, palette: 'natureza' as const }];

describe.each(THEMES)('the theme $theme.name', ({ theme, palette }) => {
  const deck = buildSampleDeck(theme.name, palette);
  const drawn = deck.slides.map((slide, index) => theme.draw(slide, { deck, index }));
  const layouts = theme.layouts(deck);

  it('draws every layout without leaving anything out', () => {
    expect(new Set(deck.slides.map(({ layout }) => layout))).toEqual(new Set(Object.keys(LAYOUTS)));
    expect(drawn.flatMap(({ overflows }) => overflows)).toEqual([]);
  });

  it('keeps everything on the slide', () => {
    for (const { slide } of drawn) {
      for (const { name, box } of slide.elements) {
        const at = `${slide.layout}: ${name}`;
        expect(box.x, at).toBeGreaterThanOrEqual(-0.01);
        expect(box.y, at).toBeGreaterThanOrEqual(-0.01);
        expect(box.x + box.w, at).toBeLessThanOrEqual(SLIDE_WIDTH_IN + 0.01);
        expect(box.y + box.h, at).toBeLessThanOrEqual(SLIDE_HEIGHT_IN + 0.01);
      }
    }
  });

  it('has one title a slide that is a placeholder of its layout, as all of them are', () => {
    for (const { slide } of drawn) {
      const fields = slide.elements.flatMap((one) =>
        one.kind === 'shape' && one.placeholder !== null ? [one.placeholder] : [],
      );
      const layout = layouts.find(({ id }) => id === slide.layoutId);
      const known = layout?.placeholders.map(({ placeholder }) => placeholder) ?? [];
      expect(fields.filter(({ type }) => type === 'title')).toHaveLength(1);
      expect(known, slide.layoutId).toEqual(expect.arrayContaining(fields));
      expect(new Set(known.map((one) => one?.idx)).size).toBe(known.length);
    }
  });

  it('draws the same slide from the same deck', () => {
    expect(deck.slides.map((slide, index) => theme.draw(slide, { deck, index }))).toEqual(drawn);
  });
});
