import { describe, expect, it } from 'vitest';
import { DECK, finding, pointsOf, slideOfBlocks } from '#web/production/studio/testing/studio-deck.ts';
import { fieldOfFinding, findField } from './find-field.ts';
import { getAt, passagesOf, setAt, textsOf } from './slide-paths.ts';

const slide = slideOfBlocks('s2', 'Luz e água', pointsOf('A luz entra.', 'A água sobe.', 'A luz entra.'));

describe('the field of what is drawn', () => {
  it('is the one with the same words; the element’s number decides between equals', () => {
    expect(findField(slide, { name: 'Título', text: 'Luz e água' })).toBe('title');
    expect(findField(slide, { name: 'Ponto 2', text: 'A água sobe.' })).toBe('blocks.0.items.1.text');
    expect(findField(slide, { name: 'Ponto 3', text: 'A luz entra.' })).toBe('blocks.0.items.2.text');
    expect(findField(slide, { name: 'Número 1', text: '1' })).toBeNull();
  });

  it('holds the words of a box that says several things', () => {
    const text = 'A luz entra. A água sobe. A luz entra.';
    expect(findField(slide, { name: 'Texto', text })).toMatch(/^blocks\.0\.items/);
  });

  it('of a finding is the element it names, else where its check looks', () => {
    const zones = [{ name: 'Ponto 2', x: 0, y: 0, w: 1, h: 1, text: 'A água sobe.' }];
    expect(fieldOfFinding(slide, finding({ element: 'Ponto 2' }), zones)).toBe('blocks.0.items.1.text');
    expect(fieldOfFinding(slide, finding({ check: 'notes-missing' }), null)).toBe('notes');
    expect(fieldOfFinding(slide, finding(), null)).toBe('blocks.0.items.0.text');
  });
});

describe('a place in a slide', () => {
  it('is read and written, and the rest stays the same', () => {
    const next = setAt(slide, 'blocks.0.items.1.text', 'A seiva desce.');
    expect(getAt(next, 'blocks.0.items.1.text')).toBe('A seiva desce.');
    expect(getAt(slide, 'blocks.0.items.1.text')).toBe('A água sobe.');
    expect(textsOf(next).map(({ text }) => text)).toContain('A luz entra.');
  });

  it('tells the passages of a slide in the order they are said', () => {
    expect(passagesOf(DECK.slides[1] ?? slide)).toEqual(['p1', 'p2']);
  });
});
