import { describe, expect, it } from 'vitest';
import { chooseMaterial } from './choose-material.ts';

const typed = { content: 'Frações', fileName: null };
const withFile = { content: 'Frações', fileName: 'aula.pdf' };
const file = new File(['x'], 'nova.pdf');
const partsOf = (form: FormData | null) => form && [...form.keys()].sort();

describe('the material to send instead', () => {
  it('is the file alone when the text stays as it was', () => {
    expect(partsOf(chooseMaterial(withFile, { text: ' Frações ', file }))).toEqual(['file']);
  });
  it('is both when the text was changed too', () => {
    expect(partsOf(chooseMaterial(withFile, { text: 'Decimais', file }))).toEqual(['content', 'file']);
  });
  it('is the text alone, which lets an unreadable file go', () => {
    expect(partsOf(chooseMaterial(withFile, { text: 'Frações', file: null }))).toEqual(['content']);
  });
  it('is nothing when nothing was changed', () => {
    expect(chooseMaterial(typed, { text: 'Frações', file: null })).toBeNull();
  });
});
